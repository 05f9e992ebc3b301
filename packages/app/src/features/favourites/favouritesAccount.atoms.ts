import { atom, type Atom } from 'jotai';
import { showToast } from '#platform/toasts.ts';
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

const load = () => import('./accountFavourites.ts');

favouritesAccountAtom.onMount = () => {
  load().catch((error: unknown) => console.warn('The favourites could not be loaded', error));
};

/** `change` of the favourites of the account, also before their code is there. */
export function changeAccount(account: AccountFavourites | null, change: FavouriteChange): void {
  if (account) account.change(change);
  else {
    load()
      .then(({ changeAccountFavourite }) => changeAccountFavourite(change))
      .catch(() => showToast('favourites.notSaved', { tone: 'danger' }));
  }
}
