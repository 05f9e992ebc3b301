import type { Match } from '@touchline/contract/match';

const minute = 60_000;

/** Longer than any period of a sport, in ms. A clock that was read before that is ignored. */
const longestPeriod = 60 * minute;

type Timed = Pick<Match, 'status' | 'minute' | 'clock'>;

function isRunning({ status, clock }: Timed): boolean {
  return status === 'live' && clock?.isRunning === true;
}

/**
 * The minute of a match at a moment: the one of the server, and the full minutes since it was read
 * from a clock that runs (MATCH-43).
 *
 * @param now milliseconds since 1970 by the server's clock
 */
export function matchMinute(match: Timed, now: number): number | null {
  if (match.minute === null || !match.clock || !isRunning(match)) return match.minute;
  const passed = now - Date.parse(match.clock.asOf);
  if (passed < 0 || passed > longestPeriod) return match.minute;
  return match.minute + Math.floor(passed / minute);
}

/** The time until the minute changes, in ms; null while it stands. */
export function untilNextMinute(match: Timed, now: number): number | null {
  if (match.minute === null || !match.clock || !isRunning(match)) return null;
  const passed = Math.max(0, now - Date.parse(match.clock.asOf));
  return passed < longestPeriod ? minute - (passed % minute) : null;
}
