import { atom } from 'jotai';
import { userIdAtom } from '#session/session.atoms.ts';
import { favouritesAccountAtom } from './favouritesAccount.atoms.ts';
import { changeAccount } from './loadAccountFavourites.ts';
import { deviceFavouritesAtom } from './deviceFavourites.atoms.ts';
import {
  hasFavourite,
  withFavourite,
  withoutFavourite,
  type FavouriteTarget,
} from './favouriteList.ts';

/**
 * What is followed, newest first: for a visitor that of the browser, for who is signed in that of the
 * account, after what the account has not taken yet.
 */
export const favouritesAtom = atom((get): readonly FavouriteTarget[] => {
  const kept = get(deviceFavouritesAtom);
  if (get(userIdAtom) === null) return kept;
  const account = get(favouritesAccountAtom);
  const own = (account && get(account.listAtom)) ?? [];
  return kept.length === 0 ? own : [...kept.filter((each) => !hasFavourite(own, each)), ...own];
});

/** Whether it is known what is followed; for who is signed in the server knows. */
export const areFavouritesKnownAtom = atom((get) => {
  if (get(userIdAtom) === null) return true;
  const account = get(favouritesAccountAtom);
  return account !== null && get(account.areKnownAtom);
});

/** Follows a match, team or school or stops following it (FAV-6, FAV-8). */
export const toggleFavouriteAtom = atom(null, (get, set, { kind, id }: FavouriteTarget) => {
  const target = { kind, id };
  const isWanted = !hasFavourite(get(favouritesAtom), target);
  const isVisitor = get(userIdAtom) === null;
  if (isVisitor && isWanted) {
    const addedAt = new Date().toISOString();
    set(deviceFavouritesAtom, (list) => withFavourite(list, { ...target, addedAt }));
    return;
  }
  if (!isWanted) set(deviceFavouritesAtom, (list) => withoutFavourite(list, target));
  if (isVisitor) return;
  changeAccount(get(favouritesAccountAtom), { target, isWanted });
});
