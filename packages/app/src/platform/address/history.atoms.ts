import { atom } from 'jotai';
import { personalAtom } from '../personal.ts';
import { navigateBackTo } from './address.ts';
import { goBack } from './urlHistory.ts';

/**
 * The addresses of this visit, the current one last. In memory only, because an address may contain
 * a token.
 */
export const urlHistoryAtom = personalAtom<readonly string[]>([]);

export const canGoBackAtom = atom((get) => goBack(get(urlHistoryAtom)) !== null);

/** Navigates to the previous address of the product. */
export const goBackAtom = atom(null, (get, set) => {
  const back = goBack(get(urlHistoryAtom));
  if (!back) return;
  set(urlHistoryAtom, back.history);
  navigateBackTo(back.url);
});
