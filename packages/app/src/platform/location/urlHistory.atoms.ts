import { createPath } from 'history';
import { atom } from 'jotai';
import { sessionScopedAtom } from '../sessionScope.ts';
import {
  currentHistory,
  isGoingBack,
  locationAtom,
  navigateBackTo,
  type HistoryUpdate,
} from './location.ts';
import { appendUrl, findBackTarget } from './urlHistory.ts';

/**
 * The addresses of this visit, the current one last. In memory only, because an address may contain
 * a token.
 */
export const urlHistoryAtom = sessionScopedAtom<readonly string[]>([]);

/**
 * The address of the page that was rendered last. While the next one renders: the previous page.
 */
export const lastUrlAtom = sessionScopedAtom('');

/**
 * Whether an address redirects the person, as the sign-in page does for a signed-in person. The
 * router sets it.
 */
export const leadsOnAtom = atom<{ leadsOn: (url: string) => boolean }>({ leadsOn: () => false });

export const canGoBackAtom = atom((get) => {
  // The current page is added, because a press on the back button that a page refused has removed
  // it.
  const visited = appendUrl(get(urlHistoryAtom), createPath(get(locationAtom)));
  return findBackTarget(visited, get(leadsOnAtom).leadsOn) !== null;
});

/** Adds the address of a rendered page. */
export const addUrlAtom = atom(null, (get, set, { action, location }: HistoryUpdate) => {
  set(lastUrlAtom, createPath(location));
  // `goBackAtom` has already set the list. A page that the button left before this effect is not
  // added.
  if (isGoingBack()) return;
  const visited = get(urlHistoryAtom);
  const before = action === 'REPLACE' ? visited.slice(0, -1) : visited;
  set(urlHistoryAtom, appendUrl(before, createPath(location)));
});

/** Navigates to the previous address of the product. */
export const goBackAtom = atom(null, (get, set) => {
  // The open page may not have been added yet.
  const visited = appendUrl(get(urlHistoryAtom), createPath(currentHistory().location));
  const back = findBackTarget(visited, get(leadsOnAtom).leadsOn);
  if (!back) return;
  set(urlHistoryAtom, back.history);
  navigateBackTo(back.url);
});
