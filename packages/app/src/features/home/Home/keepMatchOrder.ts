import type { MatchSummary } from '@touchline/contract/match';

/**
 * Keeps the matches in the order in which they were first shown. Matches that are no longer live
 * are removed; new ones wait.
 *
 * @param order ids in the order shown; empty: the order of the answer
 */
export function keepMatchOrder(
  matches: readonly MatchSummary[],
  order: readonly string[],
): { shown: MatchSummary[]; waiting: MatchSummary[] } {
  if (order.length === 0) return { shown: [...matches], waiting: [] };
  const byId = new Map(matches.map((match) => [match.id, match]));
  return {
    shown: order.flatMap((id) => byId.get(id) ?? []),
    waiting: matches.filter(({ id }) => !order.includes(id)),
  };
}
