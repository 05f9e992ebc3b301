import { useMemo, useState, type ContextType } from 'react';
import type { RootMenuTriggerStateContext } from 'react-aria-components';

type MenuState = NonNullable<ContextType<typeof RootMenuTriggerStateContext>>;
type Key = MenuState['expandedKeysStack'][number];

/**
 * The state that React Aria's menus share: the open submenus and how to close all of them. React
 * Aria's own trigger provides the same, but it must wrap the button, which is elsewhere here.
 *
 * @param close must be stable, because a new function renders every entry again
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
