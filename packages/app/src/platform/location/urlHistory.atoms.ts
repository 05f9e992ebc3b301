import { atom } from 'jotai';
import { sessionScopedAtom } from '../sessionScope.ts';
import { navigateBackTo } from './location.ts';
import { findBackTarget } from './urlHistory.ts';

/**
 * The addresses of this visit, the current one last. In memory only, because an address may contain
 * a token.
 */
export const urlHistoryAtom = sessionScopedAtom<readonly string[]>([]);

export const canGoBackAtom = atom((get) => findBackTarget(get(urlHistoryAtom)) !== null);

/** Navigates to the previous address of the product. */
export const goBackAtom = atom(null, (get, set) => {
  const back = findBackTarget(get(urlHistoryAtom));
  if (!back) return;
  set(urlHistoryAtom, back.history);
  navigateBackTo(back.url);
});
