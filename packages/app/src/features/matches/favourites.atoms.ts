import { atom } from 'jotai';
import { favouritesAtom, toggleFavouriteAtom as toggleAnyAtom } from '#features/favourites';

/** The ids of the favourite matches, newest first. */
export const favouriteIdsAtom = atom((get) =>
  get(favouritesAtom).flatMap(({ kind, id }) => (kind === 'match' ? [id] : [])),
);

/** Adds the match to the favourites or removes it. */
export const toggleFavouriteAtom = atom(null, (_get, set, id: string) =>
  set(toggleAnyAtom, { kind: 'match', id }),
);
