import { atom } from 'jotai';

/** Addresses of this visit, the current one last. Kept in memory only: they may carry a token. */
export const urlHistoryAtom = atom<readonly string[]>([]);
