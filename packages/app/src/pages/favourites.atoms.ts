import { atom } from 'jotai';
import * as v from 'valibot';
import { readStored, storageKeys, writeStored } from '../storage/storage.ts';

const stored = v.array(v.pipe(v.string(), v.minLength(1), v.maxLength(64)));

/** More would make a request line too long for some servers. */
export const favouriteLimit = 100;

const idsAtom = atom<readonly string[]>(readStored(storageKeys.favourites, stored) ?? []);

/** Ids of the favourite matches, latest first. Kept in this browser (domain.md §5.13). */
export const favouriteIdsAtom = atom((get) => get(idsAtom));

/** Adds the match, or takes it out. */
export const toggleFavouriteAtom = atom(null, (get, set, id: string) => {
  const ids = get(idsAtom);
  const next = ids.includes(id)
    ? ids.filter((other) => other !== id)
    : [id, ...ids].slice(0, favouriteLimit);
  set(idsAtom, next);
  writeStored(storageKeys.favourites, next);
});
