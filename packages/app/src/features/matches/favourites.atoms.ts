import { atom } from 'jotai';
import { readStored, storageKeys, writeStored } from '#platform/storage/storage.ts';

/** More would make a request line too long for some servers. */
export const favouriteLimit = 100;

function parseIds(value: unknown): readonly string[] {
  const ids = Array.isArray(value) ? value.filter((id) => typeof id === 'string' && id !== '') : [];
  return ids.slice(0, favouriteLimit);
}

const idsAtom = atom(parseIds(readStored(storageKeys.favourites)));

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
