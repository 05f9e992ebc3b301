import { media } from '@touchline/ui/theme';
import { atom } from 'jotai';
import { locationAtom } from '#platform/location/location.ts';
import { mediaQueryAtom } from '#platform/mediaQueryAtom.ts';
import { sessionScopedAtom } from '#platform/sessionScope.ts';

/** Whether the navigation fits beside the page; otherwise it is a drawer. */
export const hasSideRoomAtom = mediaQueryAtom(media.md);

const isSideOpenAtom = atom(true);

/** A new object with each change of address and each change between the side and the drawer. */
const drawerVisitAtom = atom((get) => [get(locationAtom), get(hasSideRoomAtom)]);

/**
 * The visit in which the drawer was opened. With the next one it is closed, also where the layout
 * of the next page has no navigation that could close it (NAV-25, NAV-26).
 */
const openedInAtom = sessionScopedAtom<unknown>(null);

/** Whether the navigation is open; stored separately for the side and the drawer (NAV-26). */
export const isNavigationOpenAtom = atom(
  (get) =>
    get(hasSideRoomAtom) ? get(isSideOpenAtom) : get(openedInAtom) === get(drawerVisitAtom),
  (get, set, isOpen: boolean) =>
    get(hasSideRoomAtom)
      ? set(isSideOpenAtom, isOpen)
      : set(openedInAtom, isOpen && get(drawerVisitAtom)),
);
