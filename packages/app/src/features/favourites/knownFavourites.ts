import { fetchFrom } from '#platform/kept/answers.ts';
import { readKept } from '#platform/kept/keptAnswers.ts';
import { store } from '#platform/store.ts';
import { loadAccountFavourites } from './accountFavourites.ts';
import type { FavouriteTarget } from './favouriteList.ts';
import { areFavouritesKnownAtom, favouritesAtom } from './favourites.atoms.ts';

/** What is followed as far as this device knows, without asking the server. */
export async function readKnownFavourites(): Promise<readonly FavouriteTarget[]> {
  if (!store.get(areFavouritesKnownAtom)) {
    // Reads the kept favourites of an account when no page of this visit has loaded them.
    await fetchFrom(readKept, loadAccountFavourites).catch(() => {});
  }
  return store.get(favouritesAtom);
}
