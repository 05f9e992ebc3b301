import type { MatchList, MatchSummary } from '@touchline/contract/match';
import { serverNow } from '#platform/serverClock.ts';
import { shownStatus } from '../matchView.ts';

/**
 * Whether the score of a match can change at any moment: it is being played, or its start has
 * passed.
 *
 * @param now milliseconds since 1970
 */
export function isLiveMatch(match: Pick<MatchSummary, 'status' | 'schedule'>, now: number) {
  return ['live', 'paused', 'delayed'].includes(shownStatus(match, now));
}

/** Whether a list contains such a match. */
export function isLiveList({ items }: Pick<MatchList, 'items'>): boolean {
  const now = serverNow();
  return items.some((match) => isLiveMatch(match, now));
}
