import { useState, type ContextType } from 'react';
import type { RootMenuTriggerStateContext } from 'react-aria-components';

type MenuState = NonNullable<ContextType<typeof RootMenuTriggerStateContext>>;
type Key = MenuState['expandedKeysStack'][number];

/**
 * What React Aria's menus share while open: which submenus are unfolded, and how all of them close
 * at once. Its own trigger would hold the same, but it must wrap the button, and ours is elsewhere.
 */
export function useMenuState(isOpen: boolean, onOpenChange: (isOpen: boolean) => void): MenuState {
  const [expandedKeysStack, setExpandedKeysStack] = useState<Key[]>([]);

  function setOpen(isNowOpen: boolean) {
    setExpandedKeysStack([]);
    onOpenChange(isNowOpen);
  }

  return {
    isOpen,
    setOpen,
    open: () => setOpen(true),
    close: () => setOpen(false),
    toggle: () => setOpen(!isOpen),
    point: null,
    setPoint: () => undefined,
    focusStrategy: 'first',
    expandedKeysStack,
    openSubmenu: (key, level) =>
      setExpandedKeysStack((stack) =>
        level > stack.length ? stack : [...stack.slice(0, level), key],
      ),
    closeSubmenu: (key, level) =>
      setExpandedKeysStack((stack) => (stack[level] === key ? stack.slice(0, level) : stack)),
  };
}
