import type { ComponentType } from 'react';
import { withSchemas } from '#platform/client/schemas.ts';

/**
 * Loads the code of the page.
 *
 * @param loadMatches loads the cards of the followed matches
 */
export async function loadFavouritesPage(loadMatches: () => Promise<ComponentType>) {
  const [{ Favourites }, Matches] = await Promise.all([
    withSchemas(import('./Favourites/Favourites.tsx'), 'matches', 'teams', 'schools'),
    loadMatches(),
  ]);
  return { Page: () => <Favourites Matches={Matches} /> };
}
