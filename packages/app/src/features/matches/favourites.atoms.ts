import { atom } from 'jotai';
import { favouritesAtom, toggleFavouriteAtom } from '#features/favourites';

/** The ids of the favourite matches, newest first. */
export const favouriteIdsAtom = atom((get) =>
  get(favouritesAtom).flatMap(({ kind, id }) => (kind === 'match' ? [id] : [])),
);

/** Adds the match to the favourites or removes it. */
export const toggleFavouriteMatchAtom = atom(null, (_get, set, id: string) =>
  set(toggleFavouriteAtom, { kind: 'match', id }),
);
