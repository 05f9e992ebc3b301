import { atom } from 'jotai';

/** Calls in flight. It counts requests, not addresses: two to one address are two. */
export const requestsInFlightAtom = atom(0);

export const isLoadingAtom = atom((get) => get(requestsInFlightAtom) > 0);

/** Whether the last call to the API got any answer at all. */
export const isAnsweredAtom = atom(true);

const onlineAtom = atom(globalThis.navigator?.onLine ?? true);

/** What is known of the way to the server. The browser's own word is a hint only. */
export const reachAtom = atom(
  (get): 'reached' | 'offline' | 'unreachable' => {
    if (!get(onlineAtom)) return 'offline';
    return get(isAnsweredAtom) ? 'reached' : 'unreachable';
  },
  (_get, set, isOnline: boolean) => {
    set(onlineAtom, isOnline);
    // What failed meanwhile says nothing of the network that is back.
    if (isOnline) set(isAnsweredAtom, true);
  },
);
reachAtom.onMount = (setOnline) => {
  const update = () => setOnline(navigator.onLine);
  if (!navigator.onLine) update();
  addEventListener('online', update);
  addEventListener('offline', update);
  return () => {
    removeEventListener('online', update);
    removeEventListener('offline', update);
  };
};
