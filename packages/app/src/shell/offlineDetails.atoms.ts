import type { IconComponent } from '@touchline/ui/Icon';
import { atom } from 'jotai';

/** What the notice about the connection says beyond its text; written by `offlineDetails.ts`. */
export const offlineDetailsAtom = atom('');

/** The icon of that notice, which comes with the same code. */
export const offlineIconAtom = atom<{ icon?: IconComponent }>({});
