import { atom } from 'jotai';

/** Calls in flight. It counts requests, not addresses: two to one address are two. */
export const requestsInFlightAtom = atom(0);

export const isLoadingAtom = atom((get) => get(requestsInFlightAtom) > 0);
