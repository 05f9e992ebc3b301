import { emulateMedia, supportsMedia } from '#storybook/emulateMedia';
import { errorStatusLogs } from '#storybook/expectedLogs';
import preview from '#storybook/preview';
import type { Match } from '@touchline/contract/match';
import { minutesFromNow } from '@touchline/mocks/clock';
import { answering, failing, pending } from '@touchline/mocks/scenarios';
import { RESET } from 'jotai/utils';
import { expect, waitFor } from 'storybook/test';
import { connectivityAtom, isApiReachableAtom } from '#platform/client/requests.atoms.ts';
import { isMatchAnnouncedAtom } from '#platform/announcements.atoms.ts';
import { matchHref } from '#platform/paths.ts';
import { store } from '#platform/store.ts';
import { ProductPage } from '#testing/ProductPage.tsx';
import { someMatches } from '#testing/someMatches.ts';
import { startFresh } from '#testing/startFresh.ts';

/** Live, with the score that the stories change. */
const live: Match = {
  ...someMatches.live,
  status: 'live',
  statusReason: null,
  phase: '2nd half',
  minute: 63,
  score: { kind: 'points', home: 1, away: 1 },
  // How long ago that is reads the same for half an hour.
  updatedAt: minutesFromNow(-90),
};

const meta = preview.meta({
  title: 'Pages/Match/Live',
  component: ProductPage,
  args: { address: matchHref(live.id) },
  parameters: { layout: 'fullscreen' },
  beforeEach: async (context) => {
    await startFresh(context);
    context.msw.use(answering('match', live));
    return () => {
      store.set(connectivityAtom, true);
      store.set(isApiReachableAtom, true);
    };
  },
});

/**
 * Asks for the match again, as the page does when the network is back, until the change is there:
 * two requests within two seconds are one.
 */
async function askAgainUntil(isThere: () => Promise<void> | void, timeout = 30_000) {
  await waitFor(
    () => {
      window.dispatchEvent(new Event('online'));
      return isThere();
    },
    { interval: 300, timeout },
  );
}

/** The badge of a state, without the announcement of it. */
const inBadge = { ignore: '[data-announcer] *' };

const changed = (change: Partial<Match>) => answering('match', { ...live, ...change });
const twoOne = changed({ score: { kind: 'points', home: 2, away: 1 } });

/** The points that have changed. */
const changedPoints = () => document.querySelector('[data-board] [data-changed]');

/** Proves MATCH-13, MATCH-42, MATCH-45. */
export const SaysHowFreshItIs = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Live')).toBeVisible();
    await expect(canvas.getByText(/^Updated /)).toHaveTextContent(/(ago|now)$/);
    await waitFor(() => expect(document.title).toMatch(/^1–1 /));
  },
});

/** Proves MATCH-42: an answer is on its way for long. */
export const Updating = meta.story({
  play: async ({ canvas, msw }) => {
    await canvas.findByText('Live', inBadge);
    msw.use(pending('match'));
    await askAgainUntil(() => expect(canvas.getByText(/^Updating/, inBadge)).toBeVisible());
    await expect(canvas.getByRole('heading', { name: 'Timeline' })).toBeVisible();
  },
});

/** Proves MATCH-44, MATCH-45, MATCH-46. */
export const AGoalFlashesOnceAndIsSaid = meta.story({
  tags: ['time-passes'],
  play: async ({ canvas, msw }) => {
    await canvas.findByText('Live');
    await expect(changedPoints()).toBeNull();
    msw.use(twoOne);
    await askAgainUntil(() => expect(changedPoints()).toHaveTextContent('2'));
    const [animation] = changedPoints()?.getAnimations() ?? [];
    await expect(animation?.effect?.getTiming().iterations).toBe(1);
    await expect(document.querySelectorAll('[data-changed]')).toHaveLength(1);
    // Where something else was said just before, such as a lost request, it comes 20 s later.
    const region = document.querySelector('[data-announcer]');
    await askAgainUntil(() => expect(region).toHaveTextContent(/ 2, .* 1\. Live$/), 45_000);
    await waitFor(() => expect(document.title).toMatch(/^2–1 /));
  },
});

/** Proves MATCH-46: a person can switch the announcements off. */
export const NothingIsSaidWhereThatIsSwitchedOff = meta.story({
  beforeEach: () => {
    store.set(isMatchAnnouncedAtom, false);
    return () => store.set(isMatchAnnouncedAtom, RESET);
  },
  play: async ({ canvas, msw }) => {
    await canvas.findByText('Live');
    msw.use(twoOne);
    await askAgainUntil(() => expect(changedPoints()).toHaveTextContent('2'));
    await expect(document.querySelector('[data-announcer]')).toBeNull();
    await waitFor(() => expect(document.title).toMatch(/^2–1 /));
  },
});

/** The parts of a score that have changed. */
const changedParts = () =>
  [...document.querySelectorAll('[data-board] [data-changed]')].map(
    ({ textContent }) => textContent,
  );

const inSets = (home: number) => ({
  kind: 'sets' as const,
  home: 1,
  away: 0,
  sets: [
    { home: 25, away: 21 },
    { home, away: 7 },
  ],
});

/** Proves MATCH-44, MATCH-46. */
export const APointInASetFlashesAndIsSaid = meta.story({
  tags: ['time-passes'],
  beforeEach: ({ msw }) => void msw.use(changed({ score: inSets(8), sport: 'volleyball' })),
  play: async ({ canvas, msw }) => {
    await canvas.findByRole('table', { name: 'Sets' });
    await expect(changedParts()).toEqual([]);
    msw.use(changed({ score: inSets(9), sport: 'volleyball' }));
    await askAgainUntil(() => expect(changedParts()).toEqual(['9']));
    const region = document.querySelector('[data-announcer]');
    await askAgainUntil(() => expect(region).toHaveTextContent(/ Live\. Set 2 9–7$/), 45_000);
  },
});

/** Proves MATCH-41, MATCH-44, MATCH-46. */
export const AShootOutFlashesAndIsSaid = meta.story({
  tags: ['time-passes'],
  beforeEach: ({ msw }) => void msw.use(changed({ penalties: { home: 2, away: 2 } })),
  play: async ({ canvas, msw }) => {
    await canvas.findByText('Penalties 2–2');
    msw.use(changed({ penalties: { home: 3, away: 2 } }));
    await askAgainUntil(() => expect(changedParts()).toEqual(['Penalties 3–2']));
    const region = document.querySelector('[data-announcer]');
    await askAgainUntil(() => expect(region).toHaveTextContent(/ Live\. Penalties 3–2$/), 45_000);
  },
});

/** Proves MATCH-4, MATCH-42: the page turns by itself when the start passes. */
export const TheStartPasses = meta.story({
  tags: ['time-passes'],
  beforeEach: ({ msw }) => {
    const schedule = { kind: 'dateTime' as const, startsAt: minutesFromNow(1 / 15) };
    const planned = { status: 'scheduled' as const, schedule, score: null, events: [] };
    msw.use(changed({ ...planned, updatedAt: null, minute: null, phase: null }));
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Start delayed', inBadge, { timeout: 20_000 }),
    ).toBeVisible();
  },
});

const withoutMotion = { 'prefers-reduced-motion': 'reduce' } as const;

/** Proves MATCH-44. */
export const NothingFlashesWithReducedMotion = meta.story({
  beforeEach: () => emulateMedia(withoutMotion),
  play: async ({ canvas, msw }) => {
    if (!supportsMedia(withoutMotion)) return;
    await canvas.findByText('Live');
    msw.use(twoOne);
    await askAgainUntil(() => expect(changedPoints()).toHaveTextContent('2'));
    await expect(changedPoints()?.getAnimations()).toEqual([]);
  },
});

/** Proves MATCH-32, MATCH-42, and ERROR-20 for the button that asks again. */
export const Delayed = meta.story({
  parameters: { expectedLogs: errorStatusLogs('GET api/matches/:id', 503) },
  play: async ({ canvas, msw, userEvent }) => {
    await canvas.findByText('Live');
    msw.use(failing('match', 503));
    await askAgainUntil(() => expect(canvas.getByText('Delayed', inBadge)).toBeVisible());
    await expect(canvas.getByText('The newest score may be missing.')).toBeVisible();
    msw.use(twoOne);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(canvas.queryByText('Delayed', inBadge)).toBeNull());
    await expect(changedPoints()).toHaveTextContent('2');
  },
});

/** Proves MATCH-42. */
export const Offline = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByText('Live');
    store.set(connectivityAtom, false);
    await expect(await canvas.findByText('Offline', inBadge)).toBeVisible();
    await expect(canvas.getByText('You see what was loaded before.')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Timeline' })).toBeVisible();
  },
});

/** Proves MATCH-42. */
export const Reconnecting = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByText('Live');
    store.set(isApiReachableAtom, false);
    await expect(await canvas.findByText('Reconnecting …', inBadge)).toBeVisible();
    store.set(isApiReachableAtom, true);
    await waitFor(() => expect(canvas.queryByText('Reconnecting …', inBadge)).toBeNull());
  },
});

export const OfflineDarkOnAPhone = meta.story({
  globals: { scheme: 'dark', viewport: { value: 'narrow' }, language: 'tr' },
  play: async ({ canvas }) => {
    await canvas.findByText('Canlı');
    store.set(connectivityAtom, false);
    await expect(await canvas.findByText('Çevrimdışı', inBadge)).toBeVisible();
  },
});

/** Proves MATCH-6. */
export const WithoutAScore = meta.story({
  beforeEach: ({ msw }) => void msw.use(changed({ score: null, events: [] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The score has not been reported yet')).toBeVisible();
    await expect(canvas.getByText('Nothing has been reported yet.')).toBeVisible();
  },
});

/** Proves MATCH-13: a score has an age also where the server does not tell when it was changed. */
export const WithoutTheTimeOfTheChange = meta.story({
  beforeEach: ({ msw }) => void msw.use(changed({ updatedAt: null })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Live')).toBeVisible();
    await expect(canvas.getByText(/^As of /)).toHaveTextContent(/(ago|now)$/);
  },
});

/** Nothing of a match that is over becomes old. */
export const OverWithoutTheTimeOfTheChange = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(changed({ status: 'finished', decidedBy: 'regular', updatedAt: null, phase: null }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Finished')).toBeVisible();
    await expect(canvas.queryByText(/^(As of|Updated) /)).toBeNull();
  },
});

/** An age is never negative, whatever the clocks say. Proves MATCH-42, TIME-5. */
export const UpdatedInTheFuture = meta.story({
  beforeEach: ({ msw }) => void msw.use(changed({ updatedAt: '2026-04-15T13:45:00Z' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Updated /)).toHaveTextContent(/, now$/);
  },
});
