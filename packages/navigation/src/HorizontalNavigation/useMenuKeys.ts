import type { KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { useNavigation } from '../internal/NavigationContext.ts';

const stop = ':is(a[href], button):not([tabindex="-1"])';

/** A disabled entry has the focus after a press on it. */
const opener = '[data-opens="menu"]:not([aria-disabled])';

function stopsOf(list: Element): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>(`:scope > li > ${stop}`)];
}

function findNext(stops: HTMLElement[], from: HTMLElement, key: string, forward: string) {
  if (key === 'Home') return stops[0];
  if (key === 'End') return stops.at(-1);
  const index = stops.indexOf(from) + (key === forward ? 1 : -1);
  return stops.at(index % stops.length);
}

/**
 * The keyboard handling of a disclosure navigation (ARIA Authoring Practices): Tab reaches
 * everything that is open; arrows, Home and End move within a list and in and out of menus; Escape
 * closes the innermost menu.
 */
export function useMenuKeys(): (event: KeyboardEvent<HTMLElement>) => void {
  const { store } = useNavigation();

  function closeInnermost() {
    const path = store.openPath();
    store.open(path.slice(0, -1));
  }

  return (event) => {
    const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
    // With these keys an arrow belongs to the browser, such as Alt+Left, which goes back.
    if (altKey || ctrlKey || metaKey || shiftKey) return;
    const control =
      event.target instanceof HTMLElement ? event.target.closest('[data-item]') : null;
    const list = control?.closest('ul');
    if (!(control instanceof HTMLElement) || !list || event.defaultPrevented) return;
    const isBar = !list.hasAttribute('popover');
    const isRightToLeft = getComputedStyle(list).direction === 'rtl';
    const inwards = isRightToLeft ? 'ArrowLeft' : 'ArrowRight';
    const outwards = isRightToLeft ? 'ArrowRight' : 'ArrowLeft';
    const [forward, backward] = isBar ? [inwards, outwards] : ['ArrowDown', 'ArrowUp'];
    const trigger = isBar ? null : list.previousElementSibling;

    function leave() {
      closeInnermost();
      if (trigger instanceof HTMLElement) trigger.focus();
    }

    function enter() {
      if (!(control instanceof HTMLElement)) return;
      const id = control.dataset['item'] ?? '';
      flushSync(() => store.open(store.pathTo(id)));
      const menu = control.nextElementSibling;
      if (menu) stopsOf(menu)[0]?.focus();
    }

    if ([forward, backward, 'Home', 'End'].includes(key)) {
      findNext(stopsOf(list), control, key, forward)?.focus();
    } else if (key === (isBar ? 'ArrowDown' : inwards) && control.matches(opener)) {
      enter();
    } else if (key === outwards && trigger) {
      leave();
    } else if (key === 'Escape' && store.openPath().length > 0) {
      leave();
    } else {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  };
}
