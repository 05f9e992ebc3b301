import { prefetchSettings } from '#features/appearance';
import { loadMatchesPage, loadMatchPage } from '#features/matches';
import { prefetchSearch } from '#features/search';

/** The code of what a person is likely to open next: what is likeliest comes first, side by side. */
const pieces: readonly (readonly (() => Promise<unknown>)[])[] = [
  [() => import('@touchline/ui/Menu'), loadMatchesPage, loadMatchPage],
  // To go somewhere is to come where the line may fail.
  [() => import('./BrokenPage.tsx'), () => import('@touchline/ui/ToastRegion')],
  [prefetchSearch, prefetchSettings],
];

/** Fetches one group after the other, so that what the person really asks for has the line soon. */
export async function prefetchLikely(): Promise<void> {
  for (const group of pieces) await Promise.allSettled(group.map((fetchPiece) => fetchPiece()));
}
