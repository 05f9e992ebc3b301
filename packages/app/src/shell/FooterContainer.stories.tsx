import preview from '#storybook/preview';
import { now } from '@touchline/mocks/clock';
import { expect, waitFor } from 'storybook/test';
import { serverNow, syncServerClock } from '#platform/serverClock.ts';
import { startFresh } from '#testing/startFresh.ts';
import { FooterContainer } from './FooterContainer.tsx';

const meta = preview.meta({
  title: 'Pages/Shell/Footer',
  component: FooterContainer,
  beforeEach: async (context) => {
    await startFresh(context);
    return () => syncServerClock(now().toUTCString());
  },
});

/** Proves SHELL-6, WIRE-22: the clock of the device was wrong until the first answer. */
export const ShowsTheYearOfTheServer = meta.story({
  play: async ({ canvas }) => {
    const year = new Date(serverNow()).getFullYear();
    await expect(canvas.getByText(new RegExp(`© ${year}$`))).toBeVisible();
    syncServerClock(new Date(year + 9, 5, 1).toUTCString());
    await waitFor(() => expect(canvas.getByText(new RegExp(`© ${year + 9}$`))).toBeVisible());
  },
});

/** Proves SHELL-6, TIME-3: a page that is left open over New Year. */
export const GoesOnAtNewYear = meta.story({
  tags: ['time-passes'],
  // Before the footer is drawn, as on a page that was opened in the old year.
  beforeEach: () => syncServerClock(new Date(2030, 11, 31, 23, 59, 58).toUTCString()),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/© 2030$/)).toBeVisible();
    await waitFor(() => expect(canvas.getByText(/© 2031$/)).toBeVisible(), { timeout: 10_000 });
  },
});
