import type { MatchSummary } from '@touchline/contract/match';

/**
 * Keeps the matches in the order in which they were first shown. Matches that are no longer live
 * are removed; new ones are only counted.
 *
 * @param order ids in the order shown; empty: the order of the answer
 */
export function keepMatchOrder(
  matches: readonly MatchSummary[],
  order: readonly string[],
): { shown: MatchSummary[]; waiting: number } {
  if (order.length === 0) return { shown: [...matches], waiting: 0 };
  const byId = new Map(matches.map((match) => [match.id, match]));
  const shown = order.flatMap((id) => byId.get(id) ?? []);
  return { shown, waiting: matches.length - shown.length };
}
