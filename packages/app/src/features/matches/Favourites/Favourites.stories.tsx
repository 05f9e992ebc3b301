import { errorStatusLogs } from '#storybook/expectedLogs';
import preview from '#storybook/preview';
import { failing, pending } from '@touchline/mocks/scenarios';
import { expect, waitFor } from 'storybook/test';
import { paths } from '#platform/paths.ts';
import { ProductPage } from '#testing/ProductPage.tsx';
import { someMatches } from '#testing/someMatches.ts';
import { startFresh } from '#testing/startFresh.ts';

const meta = preview.meta({
  title: 'Pages/Favourites',
  component: ProductPage,
  args: { address: paths.favourites, favourites: [someMatches.live.id, someMatches.finished.id] },
  parameters: { layout: 'fullscreen' },
  beforeEach: (context) => startFresh(context),
});

export const Some = meta.story({
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('article')).length).toBe(2);
  },
});

export const DarkOnAPhone = meta.story({
  globals: { scheme: 'dark', viewport: { value: 'phone' } },
  play: Some.input.play,
});

/** Proves FAV-3, ERROR-9. */
export const None = meta.story({
  args: { favourites: [] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No favourites yet')).toBeVisible();
    await expect(canvas.getByText(/^Use the star on a match to keep it here/)).toBeVisible();
  },
});

export const NoneInTurkish = meta.story({
  args: { favourites: [] },
  globals: { language: 'tr' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Favoriler' })).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => void msw.use(pending('matches')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
  },
});

export const Failed = meta.story({
  parameters: { expectedLogs: errorStatusLogs('GET api/matches', 500) },
  beforeEach: ({ msw }) => void msw.use(failing('matches')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

/** Proves FAV-2. */
export const OneIsNoLongerPublished = meta.story({
  args: { favourites: ['gone', someMatches.live.id] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(canvas.queryByText(/no longer published/)).toBeNull());
  },
});
