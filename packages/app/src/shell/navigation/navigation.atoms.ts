import { media } from '@touchline/ui/theme';
import { atom } from 'jotai';
import { storageKeys } from '#platform/storage/storage.ts';
import { storedAtom } from '#platform/storage/storedAtom.ts';
import { mediaAtom } from '#platform/mediaAtom.ts';

/** Whether there is room for the navigation beside the page; else it is a drawer over it. */
export const hasSideRoomAtom = mediaAtom(media.md);

const isSideOpenAtom = atom(true);
const isDrawerOpenAtom = atom(false);

/** Open beside the page or as a drawer, each remembered for itself (NAV-26). */
export const isNavigationOpenAtom = atom(
  (get) => get(get(hasSideRoomAtom) ? isSideOpenAtom : isDrawerOpenAtom),
  (get, set, isOpen: boolean) =>
    set(get(hasSideRoomAtom) ? isSideOpenAtom : isDrawerOpenAtom, isOpen),
);

/** Whether the words stand beside the icons, where the layout leaves that to the person; kept. */
export const isNavigationWideAtom = storedAtom(
  storageKeys.wideNavigation,
  (stored) => stored === true,
);
