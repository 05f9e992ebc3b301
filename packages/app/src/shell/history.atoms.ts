import { atom } from 'jotai';
import { onSessionEnd } from '../session/personal.ts';
import { store } from '../store.ts';
import { returnTo } from './address.ts';
import { goBack } from './urlHistory.ts';

/** Addresses of this visit, the current one last. Kept in memory only: they may carry a token. */
export const urlHistoryAtom = atom<readonly string[]>([]);

// Where the person was is not for the next one; the page that is on screen is where they both are.
onSessionEnd(() => store.set(urlHistoryAtom, (history) => history.slice(-1)));

export const canGoBackAtom = atom((get) => goBack(get(urlHistoryAtom)) !== null);

/** Goes back within the product. */
export const goBackAtom = atom(null, (get, set) => {
  const back = goBack(get(urlHistoryAtom));
  if (!back) return;
  set(urlHistoryAtom, back.history);
  returnTo(back.url);
});
