import preview from '#storybook/preview';
import { Provider } from 'jotai';
import { expect } from 'storybook/test';
import { store } from '#platform/store.ts';
import { someMatches } from '#testing/someMatches.ts';
import { startFresh } from '#testing/startFresh.ts';
import { MatchTile } from './MatchTile.tsx';

const meta = preview.meta({
  title: 'Pages/MatchTile',
  component: MatchTile,
  args: { match: someMatches.scheduled, titleLevel: 2 as const },
  decorators: (Story) => (
    <Provider store={store}>
      <Story />
    </Provider>
  ),
  beforeEach: (context) => startFresh({ args: {}, globals: context.globals }),
});

/** Proves LIST-24. */
export const TheTitleOnlyJoinsTheTeams = meta.story({
  play: async ({ canvas }) => {
    const title = canvas.getByText(someMatches.scheduled.broadcastTitle);
    await expect(title.getBoundingClientRect().height).toBeLessThan(2);
    await expect(
      canvas.getByRole('link', { name: someMatches.scheduled.broadcastTitle }),
    ).toContainElement(title);
  },
});

/** Proves MATCH-55: at 320 px the line takes a second one, and nothing of it is cut off. */
export const AFriendlyOfGirlsOnANarrowPhone = meta.story({
  args: {
    match: {
      ...someMatches.scheduled,
      gender: 'girls' as const,
      level: '2nd',
      matchType: 'friendly' as const,
    },
  },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const line = canvas.getByText(/ · Girls · 2nd · Friendly · /);
    await expect(line).toBeVisible();
    await expect(line.scrollWidth).toBeLessThanOrEqual(line.clientWidth);
    await expect(line.scrollHeight).toBeLessThanOrEqual(line.clientHeight);
    await expect(document.documentElement.scrollWidth).toBe(innerWidth);
  },
});

/** Proves MATCH-51: the card of a match that is not played invites to no hour. */
export const Cancelled = meta.story({
  args: { match: { ...someMatches.scheduled, status: 'cancelled' as const } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Cancelled')).toBeVisible();
    await expect(canvasElement.querySelectorAll('time')).toHaveLength(1);
    await expect(canvasElement.querySelector('s > time')).toBeVisible();
    await expect(canvas.getByText(/^Was planned for/)).toBeInTheDocument();
  },
});

/** Proves LIST-24. */
export const TheTitleSaysMore = meta.story({
  args: { match: { ...someMatches.scheduled, broadcastTitle: 'Harbour Cup, semi-final' } },
  play: async ({ canvas }) => {
    const title = canvas.getByText('Harbour Cup, semi-final');
    await expect(title.getBoundingClientRect().height).toBeGreaterThan(10);
  },
});

/** Proves TIME-1: below the time of the viewer, and called by its name. */
export const AtAVenueElsewhere = meta.story({
  args: { match: { ...someMatches.scheduled, timeZone: 'Pacific/Auckland' } },
  play: async ({ canvas, canvasElement, globals }) => {
    const label = globals['language'] === 'tr' ? /^Sahada:/ : /^Venue:/;
    const there = canvas.getByText(label);
    await expect(there).toHaveTextContent(/(?:GMT\+12|NZST)$/);
    const [here, atVenue] = [...canvasElement.querySelectorAll('time')];
    if (!here || !atVenue) throw new Error('The card has not both times');
    await expect(there).toContainElement(atVenue);
    await expect(there.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      here.getBoundingClientRect().bottom,
    );
    // With its zone on one line.
    await expect(atVenue.getClientRects()).toHaveLength(1);
    await expect(document.documentElement.scrollWidth).toBe(innerWidth);
  },
});

/** Proves TIME-1. */
export const AtAVenueElsewhereOnANarrowPhone = meta.story({
  args: AtAVenueElsewhere.input.args,
  globals: { viewport: { value: 'narrow' } },
  play: AtAVenueElsewhere.input.play,
});

/** Proves TIME-1. */
export const AtAVenueElsewhereOnANarrowPhoneInTurkish = meta.story({
  args: AtAVenueElsewhere.input.args,
  globals: { viewport: { value: 'narrow' }, language: 'tr' },
  play: AtAVenueElsewhere.input.play,
});

/** Proves TIME-1: of a match that is over as well, with the day, which is another there. */
export const FinishedAtAVenueElsewhere = meta.story({
  args: {
    match: {
      ...someMatches.finished,
      timeZone: 'Pacific/Auckland',
      schedule: { kind: 'dateTime' as const, startsAt: '2026-04-11T14:00:00Z' },
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Finished')).toBeVisible();
    const [here, atVenue] = [...canvasElement.querySelectorAll('time')];
    await expect(here).toHaveTextContent(/Apr 11/);
    await expect(atVenue).toHaveTextContent(/Apr 12.+(?:GMT\+12|NZST)$/);
    await expect(canvas.getByText(/^Venue:/)).toContainElement(atVenue ?? null);
  },
});

/** Proves MATCH-12: the words of a reason are too long to stand in the status. */
export const AbandonedForAReason = meta.story({
  args: {
    match: {
      ...someMatches.finished,
      status: 'abandoned' as const,
      statusReason: 'pitch' as const,
      decidedBy: 'noResult' as const,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Abandoned')).toBeVisible();
    await expect(canvas.getByText('Pitch not playable · No result')).toBeVisible();
  },
});

export const TurkishAndDark = meta.story({
  globals: { language: 'tr', scheme: 'dark' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Planlandı')).toBeVisible();
  },
});
