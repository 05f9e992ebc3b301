import { readStored, storageKeys } from '#platform/storage/storage.ts';
import { storedAtom } from '#platform/storage/storedAtom.ts';
import { parseFavourites } from './favouriteList.ts';

/** The favourites in the storage of this browser, also those that another tab has just written. */
export const readDeviceFavourites = () => parseFavourites(readStored(storageKeys.favourites));

/**
 * The favourites of this browser, newest first: those of a visitor, and after a sign-in those that
 * the account has not taken yet (FAV-1, FAV-9). Other tabs follow, so that none shows what another
 * one has handed over to an account.
 */
export const deviceFavouritesAtom = storedAtom(storageKeys.favourites, parseFavourites, {
  followsOtherTabs: true,
  toStored: (list) => (list.length === 0 ? null : list),
});
