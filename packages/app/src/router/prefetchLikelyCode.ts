import { prefetchSettings } from '#features/appearance';
import { loadMatchesPage, loadMatchPage } from '#features/matches';
import { prefetchSearch } from '#features/search';

/**
 * The code that a person is likely to need next, the most likely group first. A group is fetched in
 * parallel.
 */
const groups: readonly (readonly (() => Promise<unknown>)[])[] = [
  [() => import('@touchline/ui/Menu'), loadMatchesPage, loadMatchPage],
  // A navigation can fail, so the code that shows errors is loaded before the connection is lost.
  [() => import('./PageError.tsx'), () => import('@touchline/ui/ToastRegion')],
  [prefetchSearch, prefetchSettings],
];

/**
 * Fetches one group after the other, so that requests of the person do not wait behind all of them.
 */
export async function prefetchLikelyCode(): Promise<void> {
  for (const group of groups) await Promise.allSettled(group.map((load) => load()));
}
