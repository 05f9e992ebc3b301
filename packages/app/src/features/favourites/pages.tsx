import { withSchemas } from '#platform/client/schemas.ts';
import type { FavouritesProps } from './Favourites/Favourites.tsx';

/**
 * Loads the code of the page.
 *
 * @param loadMatches loads the followed matches
 */
export async function loadFavouritesPage(loadMatches: () => Promise<FavouritesProps['Matches']>) {
  const [{ Favourites }, Matches] = await Promise.all([
    withSchemas(import('./Favourites/Favourites.tsx'), 'matches', 'teams', 'schools'),
    loadMatches(),
  ]);
  return { Page: () => <Favourites Matches={Matches} /> };
}
