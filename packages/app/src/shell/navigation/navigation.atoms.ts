import { media } from '@touchline/ui/theme';
import { atom } from 'jotai';
import { storageKeys } from '#platform/storage/storage.ts';
import { storedAtom } from '#platform/storage/storedAtom.ts';
import { mediaQueryAtom } from '#platform/mediaQueryAtom.ts';

/** Whether the navigation fits beside the page; otherwise it is a drawer. */
export const hasSideRoomAtom = mediaQueryAtom(media.md);

const isSideOpenAtom = atom(true);
const isDrawerOpenAtom = atom(false);

/** Whether the navigation is open; stored separately for the side and the drawer (NAV-26). */
export const isNavigationOpenAtom = atom(
  (get) => get(get(hasSideRoomAtom) ? isSideOpenAtom : isDrawerOpenAtom),
  (get, set, isOpen: boolean) =>
    set(get(hasSideRoomAtom) ? isSideOpenAtom : isDrawerOpenAtom, isOpen),
);

/** Whether the labels are shown beside the icons, in layouts that let the person choose; stored. */
export const isNavigationWideAtom = storedAtom(
  storageKeys.wideNavigation,
  (stored) => stored === true,
);
