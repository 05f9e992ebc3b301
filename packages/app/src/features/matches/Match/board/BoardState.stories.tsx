import preview from '#storybook/preview';
import { MatchRows } from '@touchline/ui/shell/MatchRow';
import { Provider } from 'jotai';
import { expect, waitFor } from 'storybook/test';
import { store } from '#platform/store.ts';
import { someMatches } from '#testing/someMatches.ts';
import { startFresh } from '#testing/startFresh.ts';
import { MatchLine } from '../../MatchLine.tsx';
import { MatchTile } from '../../MatchTile.tsx';
import { BoardState } from './BoardState.tsx';

const asOf = '2026-04-15T13:20:00Z';

/** A clock that stands 0.3 s before the next minute until it is told to go on. */
function clockBeforeTheMinute() {
  let isOver = false;
  return {
    now: () => Date.parse(asOf) + (isOver ? 60_000 : 59_700),
    goOn: () => {
      isOver = true;
    },
  };
}

const live = {
  ...someMatches.live,
  status: 'live' as const,
  phase: '2nd half',
  minute: 63,
  clock: { isRunning: true, asOf },
};

function clockOf(loaded: Record<string, unknown>) {
  return loaded['clock'] as ReturnType<typeof clockBeforeTheMinute>;
}

const meta = preview.meta({
  title: 'Pages/Match/BoardState',
  component: BoardState,
  args: { match: live, connection: 'live' as const },
  loaders: [() => ({ clock: clockBeforeTheMinute() })],
  render: (args, { loaded }) => <BoardState {...args} now={clockOf(loaded).now} />,
  beforeEach: (context) => startFresh({ args: {}, globals: context.globals }),
});

/** Proves MATCH-43. */
export const TheMinuteMoves = meta.story({
  play: async ({ canvas, loaded }) => {
    await expect(canvas.getByText(/Minute 63/)).toBeVisible();
    clockOf(loaded).goOn();
    await waitFor(() => expect(canvas.getByText(/Minute 64/)).toBeVisible());
  },
});

const ahead = {
  ...live,
  status: 'scheduled' as const,
  schedule: { kind: 'dateTime' as const, startsAt: '2026-04-15T16:30:00Z' },
};

/** Proves MATCH-52. */
export const StartsSoon = meta.story({
  args: { match: ahead, connection: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('in 3 hours')).toBeVisible();
  },
});

/** Proves MATCH-52. */
export const StartsSoonInTurkish = meta.story({
  ...StartsSoon.input,
  globals: { language: 'tr', scheme: 'dark', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 saat sonra')).toBeVisible();
  },
});

/** Proves MATCH-52: the date alone is enough, and a start that has passed is a delayed one. */
export const StartsLaterOrShouldHaveStarted = meta.story({
  args: {
    match: { ...ahead, schedule: { ...ahead.schedule, startsAt: '2026-04-16T13:21:00Z' } },
    connection: null,
  },
  render: (args, { loaded }) => (
    <>
      <BoardState {...args} now={clockOf(loaded).now} />
      <BoardState
        {...args}
        match={{ ...ahead, schedule: { ...ahead.schedule, startsAt: asOf } }}
        now={clockOf(loaded).now}
      />
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Start delayed')).toBeVisible();
    // The start and the time at the venue of each, and no wait.
    await expect(canvasElement.querySelectorAll('time')).toHaveLength(4);
  },
});

/** Proves MATCH-51. */
export const Cancelled = meta.story({
  args: { match: { ...live, status: 'cancelled' as const, statusReason: 'illness' as const } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Cancelled: illness')).toBeVisible();
    await expect(canvasElement.querySelector('s time')).toBeVisible();
    await expect(canvas.queryByText('New date to follow')).toBeNull();
  },
});

/** Proves MATCH-51. */
export const PostponedWithANewDate = meta.story({
  args: {
    match: {
      ...live,
      status: 'postponed' as const,
      statusReason: 'weather' as const,
      rescheduledTo: { kind: 'date' as const, date: '2026-05-20' },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^New date: /)).toHaveTextContent(
      /May 20 · Time to be confirmed$/,
    );
  },
});

const apart = {
  ...live,
  status: 'postponed' as const,
  timeZone: 'Pacific/Auckland',
  rescheduledTo: { kind: 'dateTime' as const, startsAt: '2026-05-20T16:30:00Z' },
};

/** Proves TIME-1: the new date has the time at the venue, in a row and on a card too. */
export const NewDateInAnotherZone = meta.story({
  args: { match: apart },
  render: (args) => (
    <Provider store={store}>
      <BoardState {...args} />
      <MatchRows title="Two Rivers League" titleLevel={3}>
        <li>
          <MatchLine match={apart} />
        </li>
      </MatchRows>
      <MatchTile match={apart} />
    </Provider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/^Venue:/)).toHaveLength(3);
  },
});

export const TurkishAndDark = meta.story({
  globals: { language: 'tr', scheme: 'dark' },
  args: { match: { ...live, status: 'postponed' as const, rescheduledTo: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Yeni tarih bildirilecek')).toBeVisible();
  },
});
