import { media } from '@touchline/ui/theme';
import { atom } from 'jotai';
import { readStored, storageKeys, writeStored } from '#platform/storage/storage.ts';
import { mediaAtom } from '#platform/mediaAtom.ts';

/** Whether there is room for the navigation beside the page; else it is a drawer over it. */
export const hasSidePlaceAtom = mediaAtom(media.md);

const sideOpenedAtom = atom(true);
const drawerOpenedAtom = atom(false);

/** Open beside the page or as a drawer, each remembered for itself (product.md §2). */
export const navigationOpenedAtom = atom(
  (get) => get(get(hasSidePlaceAtom) ? sideOpenedAtom : drawerOpenedAtom),
  (get, set, isOpened: boolean) =>
    set(get(hasSidePlaceAtom) ? sideOpenedAtom : drawerOpenedAtom, isOpened),
);

const wideAtom = atom(readStored(storageKeys.wideNavigation) === true);

/** Whether the words stand beside the icons, where the layout leaves that to the person; kept. */
export const isNavigationWideAtom = atom(
  (get) => get(wideAtom),
  (_get, set, isWide: boolean) => {
    set(wideAtom, isWide);
    writeStored(storageKeys.wideNavigation, isWide || null);
  },
);
