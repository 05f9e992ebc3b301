import { atom } from 'jotai';
import { storageKeys } from '#platform/storage/storage.ts';
import { storedAtom } from '#platform/storage/storedAtom.ts';

/**
 * The maximum number of favourites; more ids would make the request line too long for some servers.
 */
export const favouriteLimit = 100;

function parseIds(value: unknown): readonly string[] {
  const ids = Array.isArray(value) ? value.filter((id) => typeof id === 'string' && id !== '') : [];
  return ids.slice(0, favouriteLimit);
}

const idsAtom = storedAtom(storageKeys.favourites, parseIds);

/** The ids of the favourite matches, newest first. Stored in this browser (FAV-1, FAV-7). */
export const favouriteIdsAtom = atom((get) => get(idsAtom));

/** Adds the match to the favourites or removes it. */
export const toggleFavouriteAtom = atom(null, (get, set, id: string) => {
  const ids = get(idsAtom);
  const next = ids.includes(id)
    ? ids.filter((other) => other !== id)
    : [id, ...ids].slice(0, favouriteLimit);
  set(idsAtom, next);
});
