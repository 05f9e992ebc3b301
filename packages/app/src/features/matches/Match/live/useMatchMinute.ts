import type { Match } from '@touchline/contract/match';
import { useEffect, useState } from 'react';
import { serverNow } from '#platform/serverClock.ts';
import { matchMinute, untilNextMinute } from './matchMinute.ts';

/**
 * The minute of a match, which moves while its clock runs. When what is shown is no longer fresh it
 * stands where it was (MATCH-43).
 *
 * @param now milliseconds since 1970 by the server's clock
 */
export function useMatchMinute(
  match: Match,
  isFresh: boolean,
  now: () => number = serverNow,
): number | null {
  const [read, setRead] = useState(() => ({ match, at: now() }));
  if (isFresh && read.match !== match) setRead({ match, at: Math.max(read.at, now()) });

  useEffect(() => {
    if (!isFresh) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    function wait() {
      const delay = untilNextMinute(match, now());
      if (delay === null) return;
      timer = setTimeout(() => {
        setRead(({ at }) => ({ match, at: Math.max(at, now()) }));
        wait();
      }, delay);
    }
    wait();
    return () => clearTimeout(timer);
  }, [match, isFresh, now]);

  return matchMinute(match, read.at);
}
