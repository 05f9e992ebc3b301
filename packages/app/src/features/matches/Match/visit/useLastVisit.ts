import type { Match } from '@touchline/contract/match';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { userIdAtom } from '#session/session.atoms.ts';
import { scoreFigures } from '../../scoreLine.ts';
import { readSeenMatches, rememberMatch, type SeenMatch } from './seenMatches.ts';

/**
 * How the match was at the last visit, null on the first. This visit is remembered for the next
 * one; of a match that is not public nothing is.
 *
 * @param isPreview it is not a visit
 */
export function useLastVisit(match: Match, isPreview: boolean): SeenMatch | null {
  const owner = useAtomValue(userIdAtom) ?? '';
  const { id, status, score } = match;
  const [before] = useState(() => readSeenMatches(owner).find((seen) => seen.id === id) ?? null);
  const isFinished = status === 'finished';
  const isVisit = !isPreview && (match.visibility === null || match.visibility === 'public');

  useEffect(() => {
    if (isVisit) rememberMatch({ id, score: scoreFigures(score), isFinished }, owner);
  }, [id, score, isFinished, isVisit, owner]);

  return before;
}
