import { atom } from 'jotai';

/** The number of calls in flight. Two calls to the same address count as two. */
export const requestsInFlightAtom = atom(0);

export const isLoadingAtom = atom((get) => get(requestsInFlightAtom) > 0);

/** Whether the API itself, and no proxy in its place, answered the last call, with any status. */
export const isApiReachableAtom = atom(true);

const wasOnline = globalThis.navigator?.onLine ?? true;

const onlineAtom = atom(wasOnline);

/** Whether the server can be reached. `navigator.onLine` alone is not reliable. */
export const connectivityAtom = atom(
  (get): 'online' | 'offline' | 'unreachable' => {
    if (!get(onlineAtom)) return 'offline';
    return get(isApiReachableAtom) ? 'online' : 'unreachable';
  },
  (_get, set, isOnline: boolean) => {
    set(onlineAtom, isOnline);
    // When the network is back, failures from the time without it are discarded.
    if (isOnline) set(isApiReachableAtom, true);
  },
);
connectivityAtom.onMount = (setOnline) => {
  const update = () => setOnline(navigator.onLine);
  // Before the first render nothing has listened for either event.
  if (!navigator.onLine || !wasOnline) update();
  addEventListener('online', update);
  addEventListener('offline', update);
  return () => {
    removeEventListener('online', update);
    removeEventListener('offline', update);
  };
};
