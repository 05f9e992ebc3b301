import preview from '#storybook/preview';
import { MatchRows } from '@touchline/ui/shell/MatchRow';
import { minutesFromNow } from '@touchline/mocks/clock';
import { Provider } from 'jotai';
import { expect } from 'storybook/test';
import { store } from '#platform/store.ts';
import { someMatches } from '#testing/someMatches.ts';
import { startFresh } from '#testing/startFresh.ts';
import { MatchLine } from './MatchLine.tsx';

const meta = preview.meta({
  title: 'Pages/MatchLine',
  component: MatchLine,
  args: { match: someMatches.scheduled },
  // In its list, whose columns it shares.
  decorators: (Story) => (
    <Provider store={store}>
      <MatchRows title="Two Rivers League" titleLevel={3}>
        <li>
          <Story />
        </li>
      </MatchRows>
    </Provider>
  ),
  beforeEach: (context) => startFresh({ args: {}, globals: context.globals }),
});

/** Proves TIME-1: on one line, with its zone, and called by its name. */
export const AtAVenueElsewhere = meta.story({
  globals: { viewport: { value: 'lg' } },
  args: { match: { ...someMatches.scheduled, timeZone: 'Africa/Johannesburg' }, isDay: true },
  play: async ({ canvas }) => {
    const there = canvas.getByText(/^Venue:/);
    await expect(there).toHaveTextContent(/M GMT\+2$/);
    await expect(there.querySelector('time')?.getClientRects()).toHaveLength(1);
  },
});

/** Proves MATCH-4: a row turns by itself when its start passes. */
export const TheStartPasses = meta.story({
  tags: ['time-passes'],
  args: {
    match: {
      ...someMatches.scheduled,
      schedule: { kind: 'dateTime' as const, startsAt: minutesFromNow(1 / 30) },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Start delayed')).toBeVisible();
  },
});

/** Proves TIME-1: both times stand together, and the status after them. */
export const DelayedElsewhere = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: {
    match: {
      ...someMatches.scheduled,
      timeZone: 'Africa/Johannesburg',
      schedule: { kind: 'dateTime' as const, startsAt: minutesFromNow(-10) },
    },
    isDay: true,
  },
  play: async ({ canvas }) => {
    const badge = canvas.getByText('Start delayed');
    await expect(canvas.getByText(/^Venue:/).compareDocumentPosition(badge)).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  },
});

/** Proves TIME-1: the time of a match that is over is that of a moment as well. */
export const FinishedElsewhere = meta.story({
  args: { match: { ...someMatches.finished, timeZone: 'Africa/Johannesburg' }, isDay: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Finished')).toBeVisible();
    await expect(canvas.getByText(/^Venue:/)).toHaveTextContent(/GMT\+2$/);
  },
});

/** Proves MATCH-51: an hour that invites nobody is not said twice. */
export const CancelledElsewhere = meta.story({
  args: {
    match: {
      ...someMatches.scheduled,
      status: 'cancelled' as const,
      timeZone: 'Africa/Johannesburg',
    },
    isDay: true,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Cancelled')).toBeVisible();
    await expect(canvas.queryByText(/^Venue:/)).toBeNull();
  },
});

/** Proves MATCH-12: the status stands apart from the reason, whose words are too long for it. */
export const CancelledForAReason = meta.story({
  args: {
    match: {
      ...someMatches.scheduled,
      status: 'cancelled' as const,
      statusReason: 'illness' as const,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Cancelled')).toBeVisible();
    await expect(canvas.getByText('Illness')).toBeVisible();
  },
});

/** Proves MATCH-11, MATCH-12. */
export const PostponedForAReason = meta.story({
  args: {
    match: {
      ...someMatches.scheduled,
      status: 'postponed' as const,
      statusReason: 'weather' as const,
      rescheduledTo: { kind: 'date' as const, date: '2026-05-20' },
    },
  },
  play: async ({ canvas }) => {
    const note = canvas.getByText(/^Weather/);
    await expect(note).toHaveTextContent(/May 20 · Time to be confirmed$/);
  },
});

/** Proves TIME-9: there is nothing to confirm any more of the day that was planned. */
export const PostponedFromADayAlone = meta.story({
  args: {
    match: {
      ...someMatches.scheduled,
      status: 'postponed' as const,
      schedule: { kind: 'date' as const, date: '2026-04-15' },
      rescheduledTo: null,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Postponed')).toBeVisible();
    await expect(canvas.queryByText('Time to be confirmed')).toBeNull();
  },
});

/** Proves MATCH-51: no hour invites to come, seen or heard. */
export const CancelledOnItsDay = meta.story({
  args: { ...CancelledForAReason.input.args, isDay: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Cancelled')).toBeVisible();
    await expect(canvasElement.querySelector('s')).toHaveTextContent(/^\d{1,2}:\d{2}/);
    await expect(canvasElement.querySelectorAll('time')).toHaveLength(1);
    await expect(canvas.getByText(/^Was planned for/)).toBeInTheDocument();
  },
});

/** Proves MATCH-51: so is the day, where none stands above the row. */
export const PostponedWithoutADayAbove = meta.story({
  args: {
    match: {
      ...someMatches.scheduled,
      status: 'postponed' as const,
      schedule: { kind: 'date' as const, date: '2026-04-18' },
      rescheduledTo: { kind: 'date' as const, date: '2026-05-20' },
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Postponed')).toBeVisible();
    const struck = [...canvasElement.querySelectorAll('s')].map(({ textContent }) => textContent);
    await expect(struck).toEqual([expect.stringContaining('18')]);
    await expect(canvas.getByText(/May 20/).closest('s')).toBeNull();
  },
});

/** Proves MATCH-8. */
export const DecidedByWalkover = meta.story({
  args: { match: { ...someMatches.finished, decidedBy: 'walkover' as const } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Walkover')).toBeVisible();
  },
});

export const TurkishAndDark = meta.story({
  globals: { language: 'tr', scheme: 'dark' },
  args: CancelledForAReason.input.args,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Hastalık')).toBeVisible();
  },
});
