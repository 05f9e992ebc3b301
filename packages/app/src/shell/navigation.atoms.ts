import { media } from '@touchline/ui/theme';
import { atom } from 'jotai';

const query = globalThis.matchMedia?.(media.md);

const sidePlaceAtom = atom(query?.matches ?? true);
sidePlaceAtom.onMount = (set) => {
  const update = () => set(query?.matches ?? true);
  update();
  query?.addEventListener('change', update);
  return () => query?.removeEventListener('change', update);
};

/** Whether there is room for the navigation beside the page; else it is a drawer over it. */
export const hasSidePlaceAtom = atom((get) => get(sidePlaceAtom));

const sideOpenedAtom = atom(true);
const drawerOpenedAtom = atom(false);

/** Open beside the page or as a drawer, each remembered for itself (product.md §2). */
export const navigationOpenedAtom = atom(
  (get) => get(get(sidePlaceAtom) ? sideOpenedAtom : drawerOpenedAtom),
  (get, set, isOpened: boolean) =>
    set(get(sidePlaceAtom) ? sideOpenedAtom : drawerOpenedAtom, isOpened),
);
