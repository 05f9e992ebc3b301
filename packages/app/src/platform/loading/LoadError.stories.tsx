import preview from '#storybook/preview';
import { now } from '@touchline/mocks/clock';
import { expect, fn } from 'storybook/test';
import { PageBody } from '#platform/page/PageBody.tsx';
import { startFresh } from '#testing/startFresh.ts';
import { ApiError, type FailureKind, genericErrorText } from '../client/ApiError.ts';
import { syncServerClock } from '../serverClock.ts';
import { LoadError } from './LoadError.tsx';

const why = { message: 'The server could not do this.', onRetry: fn() };

/** A failure with this status, at 14:03 by the clock of the server. */
function failed(status: number, kind: FailureKind = 'http') {
  syncServerClock(new Date(2026, 3, 15, 14, 3, 22).toUTCString());
  const error = new ApiError(kind, status, genericErrorText);
  syncServerClock(now().toUTCString());
  return { ...why, error };
}

const meta = preview.meta({
  title: 'Pages/LoadError',
  component: LoadError,
  args: { failure: why },
  parameters: { layout: 'fullscreen' },
  beforeEach: (context) => startFresh({ args: {}, globals: context.globals }),
});

/** Proves ERROR-22: the time is that of the failure, by the server's clock. */
export const OfTheServer = meta.story({
  render: () => (
    <PageBody>
      <LoadError failure={failed(500)} />
    </PageBody>
  ),
  play: async ({ canvas, globals }) => {
    const text =
      globals['language'] === 'tr'
        ? /^Destek için: kod 500, 15 Nis 2026,? 14:03$/
        : 'For the support: code 500, Apr 15, 2026, 2:03 PM';
    await expect(await canvas.findByText(text)).toBeVisible();
  },
});

export const TurkishOnAPhone = meta.story({
  globals: { viewport: { value: 'phone' }, language: 'tr' },
  render: OfTheServer.input.render,
  play: OfTheServer.input.play,
});

/** Proves ERROR-22. */
export const OfAnAnswerThatIsNotUnderstood = meta.story({
  render: () => (
    <PageBody>
      <LoadError failure={failed(200, 'unexpectedAnswer')} />
    </PageBody>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/code 200,/)).toBeVisible();
  },
});

/** Proves ERROR-22: here the words say what there is to do. */
export const WithNothingForTheSupport = meta.story({
  render: () => (
    <PageBody>
      {[403, 404, 429].map((status) => (
        <LoadError key={status} failure={failed(status)} />
      ))}
      <LoadError failure={failed(0, 'offline')} />
      <LoadError failure={why} />
    </PageBody>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('alert')).toHaveLength(5);
    await expect(canvas.queryByText(/support: code/)).toBeNull();
  },
});
