import { createContext, useSyncExternalStore, type KeyboardEvent } from 'react';

/** The context for the entries of a submenu that opens in place. */
export interface InPlace {
  onAction: (id: string) => void;
  /** Closes the submenu and moves the focus to the entry that opened it. */
  onLeave: (from: Element) => void;
}

export const InPlaceContext = createContext<InPlace | null>(null);

const keyPrefix = 'in-place:';

/**
 * A key that marks an entry of a submenu in place, so that the `onAction` of the menu ignores it.
 */
export function keyInPlace(id: string): string {
  return keyPrefix + id;
}

export function isInPlace(key: string): boolean {
  return key.startsWith(keyPrefix);
}

/** With these keys an arrow belongs to the browser, such as Alt+Left, which goes back. */
export function hasModifier({ altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean {
  return altKey || ctrlKey || metaKey || shiftKey;
}

/** The width of two menus at their widest (`Menu.css.ts`), in rem. */
const twoMenus = 40;

function hasRoom(): boolean {
  const { fontSize } = getComputedStyle(document.documentElement);
  return innerWidth >= twoMenus * Number.parseFloat(fontSize);
}

function subscribe(onChange: () => void): () => void {
  addEventListener('resize', onChange);
  return () => removeEventListener('resize', onChange);
}

/** Whether two menus fit side by side at the current text size. */
export function useHasRoomBeside(): boolean {
  return useSyncExternalStore(subscribe, hasRoom, () => true);
}
