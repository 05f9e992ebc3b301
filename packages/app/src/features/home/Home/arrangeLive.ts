import type { MatchSummary } from '@touchline/contract/match';

/**
 * Keeps the matches in the order a person saw them; those that are no longer live leave, those that
 * are new only count.
 *
 * @param order ids as they were shown; empty: as they come
 */
export function arrangeLive(
  matches: readonly MatchSummary[],
  order: readonly string[],
): { shown: MatchSummary[]; waiting: number } {
  if (order.length === 0) return { shown: [...matches], waiting: 0 };
  const byId = new Map(matches.map((match) => [match.id, match]));
  const shown = order.flatMap((id) => byId.get(id) ?? []);
  return { shown, waiting: matches.length - shown.length };
}
