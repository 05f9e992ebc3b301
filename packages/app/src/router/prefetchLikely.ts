import { prefetchSettings } from '#features/appearance';
import { loadMatchPage } from '#features/matches';
import { prefetchSearch } from '#features/search';

/** The code of what a person is likely to open next, the likeliest first. */
const pieces: readonly (() => Promise<unknown>)[] = [
  // To go somewhere is to come where the line may fail.
  () => import('./BrokenPage.tsx'),
  () => import('@touchline/ui/ToastRegion'),
  loadMatchPage,
  () => import('@touchline/ui/Menu'),
  prefetchSearch,
  prefetchSettings,
];

/** Fetches one after the other, so that what the person really asks for has the line to itself soon. */
export async function prefetchLikely(): Promise<void> {
  for (const piece of pieces) await piece().catch(() => null);
}
