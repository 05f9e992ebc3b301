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

/** The address that was drawn last, whatever led to it. For the page after it: the one that was left. */
export const lastUrlAtom = sessionScopedAtom('');

/**
 * Whether an address leads on to another page, as the sign-in does once somebody has signed in. The
 * router knows.
 */
export const leadsOnAtom = atom<{ leadsOn: (url: string) => boolean }>({ leadsOn: () => false });

export const canGoBackAtom = atom((get) => {
  // A page that was not left after all has gone from the list.
  const visited = appendUrl(get(urlHistoryAtom), createPath(get(locationAtom)));
  return findBackTarget(visited, get(leadsOnAtom).leadsOn) !== null;
});

/** Adds the address of a page that was drawn. */
export const addUrlAtom = atom(null, (get, set, { action, location }: HistoryUpdate) => {
  set(lastUrlAtom, createPath(location));
  // The back button has written the list already. A page that is left by it before this is no part.
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
