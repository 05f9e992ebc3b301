import { atomWithStorage } from 'jotai/utils';
import { readStored, storageKeys, writeStored } from '#platform/storage/storage.ts';
import { parseFavourites, type KeptFavourite } from './favouriteList.ts';

/** The favourites in the storage of this browser, also those that another tab has just written. */
export function readDeviceFavourites(): readonly KeptFavourite[] {
  return parseFavourites(readStored(storageKeys.favourites));
}

/**
 * The favourites of this browser, newest first: those of a visitor, and after a sign-in those that
 * the account has not taken yet (FAV-1, FAV-9). Other tabs follow, so that none shows what another
 * one has handed over to an account.
 */
export const deviceFavouritesAtom = atomWithStorage<readonly KeptFavourite[]>(
  storageKeys.favourites,
  [],
  {
    getItem: readDeviceFavourites,
    setItem: (_key, list) => writeStored(storageKeys.favourites, list.length === 0 ? null : list),
    removeItem: () => writeStored(storageKeys.favourites, null),
    subscribe(_key, onChange) {
      const read = ({ key }: StorageEvent) => {
        if (key === storageKeys.favourites || key === null) onChange(readDeviceFavourites());
      };
      addEventListener('storage', read);
      return () => removeEventListener('storage', read);
    },
  },
  { getOnInit: true },
);
