import { callAt, nextMidnight } from '@touchline/ui/timers';
import { useEffect, useReducer, useSyncExternalStore } from 'react';
import { onServerClock, serverNow } from '../serverClock.ts';
import { dayAt } from './schedule.ts';

const midnight = () => nextMidnight(serverNow());

/**
 * The time by the server's clock, in ms since 1970. Renders again after each of these moments and at
 * the viewer's next midnight, so that a status and the name of a day turn by themselves (MATCH-4,
 * TIME-3), and when an answer tells that it is another day than the device's clock said (WIRE-22).
 *
 * @param moments in ms since 1970; one that is past or NaN is ignored
 */
export function useServerTime(...moments: number[]): number {
  const [wakings, wake] = useReducer((count: number) => count + 1, 0);
  const now = serverNow();
  useSyncExternalStore(onServerClock, midnight, midnight);
  const ahead = moments.filter((moment) => moment >= now);
  const next = Math.min(nextMidnight(now), ...ahead.map((moment) => moment + 1));
  // Also after a waking that came too early, because the server's clock was set back meanwhile.
  useEffect(() => callAt(Date.now() + next - serverNow(), wake), [next, wakings]);
  return now;
}

/** Today for the viewer (TIME-3). Renders again at midnight. */
export function useToday(): string {
  return dayAt(useServerTime());
}
