import type { Match } from '@touchline/contract/match';
import type { Resource } from '@touchline/ui/resource';
import { useState } from 'react';
import { keptSource } from '#platform/kept/answers.ts';
import { serverNow } from '#platform/serverClock.ts';
import { fetchMatch, matchKey } from '../../matches.ts';
import { isLiveMatch } from '../../watch/isLive.ts';
import { useWatched } from '../../watch/useWatched.ts';

/** A request that takes no longer than this is not shown, so that no word flickers, in ms. */
const momentOfAnUpdate = 1_000;

const isLive = (match: Match | null) => match !== null && isLiveMatch(match, serverNow());

/** A match that is asked for again while it is watched; null when there is none. */
export function useWatchedMatch(id: string): Resource<Match | null> & {
  isStale: boolean;
  /** A request has been on its way for longer than a moment. */
  isUpdating: boolean;
} {
  const [isUpdating, setUpdating] = useState(false);

  async function fetchAndTell(): Promise<Match | null> {
    // An answer that was kept does not end the request.
    if (keptSource()) return fetchMatch(id);
    const timer = setTimeout(() => setUpdating(true), momentOfAnUpdate);
    try {
      return await fetchMatch(id);
    } finally {
      clearTimeout(timer);
      setUpdating(false);
    }
  }

  return { ...useWatched(matchKey(id), fetchAndTell, { isLive }), isUpdating };
}
