import type { MouseEvent } from 'react';
import type { NavigationItem } from '../model/item.ts';
import type { NavigationStore } from './navigationStore.ts';

function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

/** The item whose control was pressed, and what the control opens. */
export function findPressedItem(store: NavigationStore, event: MouseEvent) {
  const element = event.target instanceof Element ? event.target.closest('[data-item]') : null;
  if (!(element instanceof HTMLElement)) return undefined;
  const item = store.itemOf(element.dataset['item'] ?? '');
  return item && { item, opens: element.dataset['opens'] };
}

/**
 * Runs the item's function and follows its link. Modified presses, targets and external links are
 * left to the browser.
 *
 * @returns whether the link was passed to `onNavigate`
 */
export function activateItem(
  item: NavigationItem,
  href: string | undefined,
  event: MouseEvent,
  onNavigate: (href: string, event: MouseEvent) => void,
): boolean {
  item.function?.(item);
  const isElsewhere = item.externalLink || (item.target && item.target !== '_self');
  if (href === undefined || isElsewhere || !isPlainClick(event)) return false;
  event.preventDefault();
  onNavigate(href, event);
  return true;
}
