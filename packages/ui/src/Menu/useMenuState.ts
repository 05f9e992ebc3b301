import { useMemo, useState, type ContextType } from 'react';
import type { RootMenuTriggerStateContext } from 'react-aria-components';

type MenuState = NonNullable<ContextType<typeof RootMenuTriggerStateContext>>;
type Key = MenuState['expandedKeysStack'][number];

/**
 * What React Aria's menus share while open: which submenus are unfolded, and how all of them close
 * at once. Its own trigger would hold the same, but it must wrap the button, and ours is elsewhere.
 *
 * @param close stays the same function: each entry is drawn anew with another
 */
export function useMenuState(close: () => void): MenuState {
  const [expandedKeysStack, setExpandedKeysStack] = useState<Key[]>([]);
  return useMemo(
    () => ({
      isOpen: true,
      setOpen: (isOpen) => isOpen || close(),
      open: () => undefined,
      close,
      toggle: close,
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
    }),
    [close, expandedKeysStack],
  );
}
