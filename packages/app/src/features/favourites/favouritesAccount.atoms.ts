import { atom, type Atom } from 'jotai';
import type { FavouriteTarget } from './favouriteList.ts';

export interface FavouriteChange {
  target: FavouriteTarget;
  isWanted: boolean;
}

/** The favourites of the account of who is signed in. */
export interface AccountFavourites {
  /** With the changes that the server does not have yet; null until they are loaded. */
  listAtom: Atom<readonly FavouriteTarget[] | null>;
  /** Whether the server, or what was kept of its answers, has told them. */
  areKnownAtom: Atom<boolean>;
  /** Shows the change at once and sends it after those before it, when the server can be reached. */
  change: (change: FavouriteChange) => void;
}

/** Null until their code is there, which a visitor does not load. */
export const favouritesAccountAtom = atom<AccountFavourites | null>(null);
