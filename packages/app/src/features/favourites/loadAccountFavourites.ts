import { duringSession } from '#platform/sessionScope.ts';
import { showToast } from '#platform/toasts.ts';
import { currentSession } from '#session/session.atoms.ts';
import {
  favouritesAccountAtom,
  type AccountFavourites,
  type FavouriteChange,
} from './favouritesAccount.atoms.ts';

const load = () => import('./accountFavourites.ts');

favouritesAccountAtom.onMount = () => {
  load().catch((error: unknown) => console.warn('The favourites could not be loaded', error));
};

/**
 * `change` of the favourites of the account, also before their code is there. Its person may have left
 * by then, and a word about it is not for the next one.
 */
export function changeAccount(account: AccountFavourites | null, change: FavouriteChange): void {
  if (account) account.change(change);
  else {
    const pressedIn = currentSession();
    duringSession(
      load().then(({ changeAccountFavourite }) => changeAccountFavourite(change, pressedIn)),
    ).catch(() => showToast('favourites.notSaved', { tone: 'danger' }));
  }
}
