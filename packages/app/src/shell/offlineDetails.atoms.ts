import { atom } from 'jotai';

/** What the notice about the connection says beyond its text; written by `offlineDetails.ts`. */
export const offlineDetailsAtom = atom('');
