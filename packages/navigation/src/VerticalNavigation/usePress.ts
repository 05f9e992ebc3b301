import type { MouseEvent } from 'react';
import { findPressed, followItem } from '../internal/followItem.ts';
import { useNavigation } from '../internal/NavigationContext.ts';

/**
 * One handler for every control of a list.
 *
 * @param onFollow called after an internal link was handed to `onNavigate`
 */
export function usePress(
  onNavigate: (href: string, event: MouseEvent) => void,
  onFollow: () => void,
) {
  const { store } = useNavigation();
  return (event: MouseEvent) => {
    const pressed = findPressed(store, event);
    if (!pressed) return;
    const { item, opens } = pressed;
    if (item.disabled) event.preventDefault();
    else if (opens === 'aside') store.toggleAside(item.id);
    else if (opens === 'children') store.toggleExpanded(item.id);
    else if (followItem(item, store.stateOf(item).href, event, onNavigate)) onFollow();
  };
}
