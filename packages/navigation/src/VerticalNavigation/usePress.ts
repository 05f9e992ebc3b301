import type { MouseEvent } from 'react';
import { findPressedItem, activateItem } from '../internal/activateItem.ts';
import { useNavigation } from '../internal/NavigationContext.ts';

/**
 * One press handler for all controls of a list.
 *
 * @param onFollow called after an internal link was passed to `onNavigate`
 */
export function usePress(
  onNavigate: (href: string, event: MouseEvent) => void,
  onFollow: () => void,
) {
  const { store } = useNavigation();
  return (event: MouseEvent) => {
    const pressed = findPressedItem(store, event);
    if (!pressed) return;
    const { item, opens } = pressed;
    const state = store.stateOf(item);
    if (item.disabled) event.preventDefault();
    else if (opens === 'aside') store.open(state.isOpen ? [] : [item.id]);
    else if (opens === 'children') store.toggleExpanded(item.id);
    else if (activateItem(item, state.href, event, onNavigate)) onFollow();
  };
}
