import { malformedAnswerLogs, errorStatusLogs } from '#storybook/expectedLogs';
import preview from '#storybook/preview';
import { empty, failing, malformed, pending } from '@touchline/mocks/scenarios';
import { expect, screen, waitFor } from 'storybook/test';
import { paths } from '#platform/paths.ts';
import { ProductPage } from '#testing/ProductPage.tsx';
import { startFresh } from '#testing/startFresh.ts';

const meta = preview.meta({
  title: 'Pages/Matches',
  component: ProductPage,
  args: { address: paths.matches },
  parameters: { layout: 'fullscreen' },
  beforeEach: (context) => startFresh(context),
});

export const HealthyDay = meta.story({
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(24));
  },
});

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: HealthyDay.input.play,
});

export const Dark = meta.story({ globals: { scheme: 'dark' }, play: HealthyDay.input.play });

export const Turkish = meta.story({ globals: { language: 'tr' }, play: HealthyDay.input.play });

export const Loading = meta.story({
  beforeEach: ({ msw }) => void msw.use(pending('matches')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading matches')).toBeInTheDocument();
  },
});

export const Empty = meta.story({
  beforeEach: ({ msw }) => void msw.use(empty('matches')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No results found!')).toBeVisible();
  },
});

export const Failed = meta.story({
  parameters: { expectedLogs: errorStatusLogs('GET api/matches', 500) },
  beforeEach: ({ msw }) => void msw.use(failing('matches')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This did not load')).toBeVisible();
  },
});

/** Proves WIRE-19. */
export const Malformed = meta.story({
  parameters: { expectedLogs: malformedAnswerLogs('GET api/matches') },
  beforeEach: ({ msw }) => void msw.use(malformed('matches')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/an answer that this page does not/)).toBeVisible();
  },
});

export const RetryWorks = meta.story({
  parameters: { expectedLogs: errorStatusLogs('GET api/matches', 500) },
  beforeEach: ({ msw }) => void msw.use(failing('matches')),
  play: async ({ canvas, msw, userEvent }) => {
    const retry = await canvas.findByRole('button', { name: 'Try again' });
    msw.resetHandlers();
    await userEvent.click(retry);
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(24));
  },
});

/** Proves LIST-2. */
export const FiltersLandInTheAddress = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), 'seabrook{Enter}');
    await waitFor(() =>
      expect(canvas.getByTestId('address')).toHaveTextContent('/matches?search=seabrook'),
    );
  },
});

/** Proves LIST-1. */
export const StartsToday = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /From today on/ })).toBeVisible();
    // The fixed time of the mocks is an afternoon; some matches of that day are over by then.
    await waitFor(() =>
      expect(canvas.getAllByRole('article')[0]).toHaveTextContent(/Apr 15, 2026/),
    );
  },
});

export const ResultsLandInTheAddress = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /When/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Until now' }));
    await waitFor(() =>
      expect(canvas.getByTestId('address')).toHaveTextContent('/matches?period=past'),
    );
  },
});

/** Proves LIST-3. */
export const UnknownFilterIsLeftOut = meta.story({
  args: { address: '/matches?sport=quidditch' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('A part of the address was not understood and is left out.'),
    ).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(24));
  },
});
