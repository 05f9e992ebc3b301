import type { Match } from '@touchline/contract/match';
import { useAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { type SeenMatch, scoreText, withSeen } from './seenMatches.ts';
import { seenMatchesAtom } from './seenMatches.atoms.ts';

/**
 * How the match was at the last visit, null on the first. This visit is remembered for the next
 * one; of a match that is not public nothing is.
 *
 * @param isPreview it is not a visit
 */
export function useLastVisit(match: Match, isPreview: boolean): SeenMatch | null {
  const [seen, setSeen] = useAtom(seenMatchesAtom);
  const [before] = useState(() => seen.find(({ id }) => id === match.id) ?? null);
  const { id, status } = match;
  const score = scoreText(match.score);
  const isFinished = status === 'finished';
  const isVisit = !isPreview && (match.visibility === null || match.visibility === 'public');

  useEffect(() => {
    if (isVisit) setSeen((known) => withSeen(known, { id, score, isFinished }));
  }, [id, score, isFinished, isVisit, setSeen]);

  return before;
}
