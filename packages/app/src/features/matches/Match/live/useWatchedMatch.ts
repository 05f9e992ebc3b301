import type { Match } from '@touchline/contract/match';
import type { Resource } from '@touchline/ui/resource';
import { useState } from 'react';
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

  function onRequest(answer: Promise<Match | null>): void {
    const timer = setTimeout(() => setUpdating(true), momentOfAnUpdate);
    const end = () => {
      clearTimeout(timer);
      setUpdating(false);
    };
    answer.then(end, end);
  }

  return { ...useWatched(matchKey(id), () => fetchMatch(id), { isLive, onRequest }), isUpdating };
}
