import { createContext, useSyncExternalStore } from 'react';

/** What the entries of a submenu need that opens in place. */
export interface InPlace {
  onAction: (id: string) => void;
  /** Folds it, and gives the focus back to the entry that opens it. */
  onLeave: (from: Element) => void;
}

export const InPlaceContext = createContext<InPlace | null>(null);

const mark = 'in-place:';

/** The key of an entry that is in the same list as those of the menu, but not told to its `onAction`. */
export function keyInPlace(id: string): string {
  return mark + id;
}

export function isInPlace(key: string): boolean {
  return key.startsWith(mark);
}

/** Two menus side by side at their widest (`Menu.css.ts`), in rem. */
const twoMenus = 40;

function hasRoom(): boolean {
  const { fontSize } = getComputedStyle(document.documentElement);
  return innerWidth >= twoMenus * Number.parseFloat(fontSize);
}

function subscribe(onChange: () => void): () => void {
  addEventListener('resize', onChange);
  return () => removeEventListener('resize', onChange);
}

/** Whether the window has room for a menu beside a menu, at the size of text that the person chose. */
export function useHasRoomBeside(): boolean {
  return useSyncExternalStore(subscribe, hasRoom, () => true);
}
