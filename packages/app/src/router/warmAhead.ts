/** What a person is likely to open next, the likeliest first. */
const pieces = [
  // To go somewhere is to come where the line may fail.
  () => import('./BrokenPage.tsx'),
  () => import('@touchline/ui/ToastRegion'),
  () => import('#features/matches/Match/Match.tsx'),
  () => import('@touchline/ui/Menu'),
  () => import('#features/search/SearchBar.tsx'),
  () => import('#features/appearance/SettingsSlot.tsx'),
];

/** Fetches one after the other, so that what the person really asks for has the line to itself soon. */
export async function warmAhead(): Promise<void> {
  for (const piece of pieces) await piece().catch(() => null);
}
