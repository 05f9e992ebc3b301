import { atom } from 'jotai';
import { personalAtom } from '../personal.ts';
import { returnTo } from './address.ts';
import { goBack } from './urlHistory.ts';

/** Addresses of this visit, the current one last. Kept in memory only: they may carry a token. */
export const urlHistoryAtom = personalAtom<readonly string[]>([]);

export const canGoBackAtom = atom((get) => goBack(get(urlHistoryAtom)) !== null);

/** Goes back within the product. */
export const goBackAtom = atom(null, (get, set) => {
  const back = goBack(get(urlHistoryAtom));
  if (!back) return;
  set(urlHistoryAtom, back.history);
  returnTo(back.url);
});
