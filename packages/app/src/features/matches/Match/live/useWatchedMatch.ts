import type { Match } from '@touchline/contract/match';
import type { Resource } from '@touchline/ui/resource';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { shownAsOfAtom } from '#platform/kept/answerTimes.ts';
import { serverNow } from '#platform/serverClock.ts';
import { store } from '#platform/store.ts';
import { fetchMatch, matchKey } from '../../matches.ts';
import { isLiveMatch } from '../../watch/isLive.ts';
import { useWatched } from '../../watch/useWatched.ts';
import { createUpdateWatch } from './createUpdateWatch.ts';

const isLive = (match: Match | null) => match !== null && isLiveMatch(match, serverNow());

/** A match that is asked for again while it is watched; null when there is none. */
export function useWatchedMatch(id: string): Resource<Match | null> & {
  isStale: boolean;
  /** A request has been on its way for longer than a moment. */
  isUpdating: boolean;
  /**
   * When the shown answer came, in ms by the device's clock; null unless the match is being played and the
   * server does not tell when it was changed.
   */
  answeredAt: number | null;
} {
  const [isUpdating, setUpdating] = useState(false);
  const [watchUpdate] = useState(() => createUpdateWatch(setUpdating));
  const [answered, setAnswered] = useState<{ id: string; at: number } | null>(null);
  const shownAsOf = useAtomValue(shownAsOfAtom, { store });

  function onRequest(answer: Promise<Match | null>): void {
    watchUpdate(answer);
    answer.then(
      () => setAnswered({ id, at: Date.now() }),
      () => {},
    );
  }

  const match = useWatched(matchKey(id), () => fetchMatch(id), { isLive, onRequest });
  const shown = match.state === 'ready' ? match.value : null;
  const isUndated = shown && !shown.updatedAt && ['live', 'paused'].includes(shown.status);
  // Without an answer to this page what is shown was kept, and its time with it.
  const answeredAt = answered?.id === id ? answered.at : shownAsOf;
  return { ...match, isUpdating, answeredAt: isUndated ? answeredAt : null };
}
