import {
  useEffect,
  useLayoutEffect,
  useRef,
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
} from 'react';
import { findPressed, followItem } from '../internal/followItem.ts';
import { useNavigation, useOpenPath } from '../internal/NavigationContext.ts';
import { NavigationProvider } from '../internal/NavigationProvider.tsx';
import { LazyItemTooltip } from '../internal/LazyItemTooltip.tsx';
import type { NavigationProps } from '../internal/navigationProps.ts';
import { useVisibleItems } from '../internal/useVisibleItems.ts';
import { MenuItems } from './MenuItems.tsx';
import { useMenuKeys } from './useMenuKeys.ts';
import { bar } from './HorizontalNavigation.css.ts';

export type HorizontalNavigationProps = NavigationProps;

/**
 * The way through the product across the top of a wide page, with menus of any depth. Below `md`
 * give people a `VerticalNavigation` as a drawer instead.
 */
export function HorizontalNavigation(props: HorizontalNavigationProps) {
  const items = useVisibleItems(props.items);
  return (
    <NavigationProvider {...props} items={items} isAutoCollapse>
      <Bar {...props} items={items} />
    </NavigationProvider>
  );
}

function Bar({ items, labels, onNavigate }: HorizontalNavigationProps) {
  const { store } = useNavigation();
  const isOpen = useOpenPath().length > 0;
  const ref = useRef<HTMLElement>(null);
  const onKeyDown = useMenuKeys();
  const onPointerOver = useHover();
  useOutsidePress(ref, isOpen, () => store.open([]));
  useActiveInView(ref);

  function onClick(event: MouseEvent) {
    const pressed = findPressed(store, event);
    if (!pressed) return;
    const { item, opens } = pressed;
    const { href, isOpen: isItemOpen } = store.stateOf(item);
    if (item.disabled) event.preventDefault();
    else if (opens) store.open(pathAfterPress(event, store.pathTo(item.id), isItemOpen));
    else if (followItem(item, href, event, onNavigate)) store.open([]);
  }

  function onBlur(event: FocusEvent<HTMLElement>) {
    if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) store.open([]);
  }

  return (
    <nav
      ref={ref}
      aria-label={labels.navigation}
      onClick={onClick}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
      onPointerOver={onPointerOver}
    >
      <ul className={bar}>
        <MenuItems items={items} />
      </ul>
      <LazyItemTooltip hostRef={ref} side="below" />
    </nav>
  );
}

/** A press closes what is open, save for a submenu that the same pointer has just opened. */
function pathAfterPress(event: MouseEvent, path: readonly string[], isOpen: boolean) {
  const byPointer = event.detail > 0 && window.matchMedia('(hover: hover)').matches;
  return isOpen && !(path.length > 1 && byPointer) ? path.slice(0, -1) : path;
}

/** Milliseconds on an entry before it takes over, to let the pointer cut a corner. */
const hoverDelay = 120;

/** While a menu is open, the pointer opens what it rests on; the first menu takes a press. */
function useHover() {
  const { store } = useNavigation();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (event: PointerEvent) => {
    const pressed = findPressed(store, event);
    clearTimeout(timer.current);
    if (event.pointerType !== 'mouse' || !pressed) return;
    const { item, opens } = pressed;
    const path = store.pathTo(item.id);
    timer.current = setTimeout(() => {
      if (store.openPath().length === 0) return;
      store.open(opens && !item.disabled ? path : path.slice(0, -1));
    }, hoverDelay);
  };
}

function useOutsidePress(ref: RefObject<HTMLElement | null>, isOpen: boolean, onPress: () => void) {
  useEffect(() => {
    if (!isOpen) return;
    function onPointerDown(event: globalThis.PointerEvent) {
      if (event.target instanceof Node && !ref.current?.contains(event.target)) onPress();
    }
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  });
}

/** A bar that is wider than its place begins where the person is. */
function useActiveInView(ref: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const list = ref.current?.firstElementChild;
    const active = list?.querySelector(':scope > li > [aria-current]');
    if (list && active && list.scrollWidth > list.clientWidth) {
      active.scrollIntoView({ block: 'nearest', inline: 'center' });
    }
  }, [ref]);
}
