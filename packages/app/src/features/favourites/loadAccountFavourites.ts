import { showToast } from '#platform/toasts.ts';
import {
  favouritesAccountAtom,
  type AccountFavourites,
  type FavouriteChange,
} from './favouritesAccount.atoms.ts';

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
