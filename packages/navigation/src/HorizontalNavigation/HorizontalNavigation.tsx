import {
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
} from 'react';
import { findPressed, followItem } from '../internal/followItem.ts';
import { useNavigation, useOpenPath } from '../internal/NavigationContext.ts';
import { NavigationProvider } from '../internal/NavigationProvider.tsx';
import { ItemTooltips } from '../internal/ItemTooltips.tsx';
import type { NavigationLabels, NavigationProps } from '../internal/navigationProps.ts';
import { useVisibleItems } from '../internal/useVisibleItems.ts';
import type { NavigationItem } from '../model/item.ts';
import { entriesOf, foldEntries } from './foldEntries.ts';
import { MeasuredEntries } from './MeasuredEntries.tsx';
import { MenuItems } from './MenuItems.tsx';
import { useFocusOnBar } from './useFocusOnBar.ts';
import { useMenuKeys } from './useMenuKeys.ts';
import { bar, host } from './HorizontalNavigation.css.ts';

export interface HorizontalNavigationLabels extends NavigationLabels {
  /** The last entry, which takes in what the bar has no room for: "More". */
  more: string;
}

export interface HorizontalNavigationProps extends NavigationProps {
  labels: HorizontalNavigationLabels;
}

/**
 * The way through the product across the top of a wide page, with menus of any depth; what does not
 * fit is in a last entry. Below `md` give people a `VerticalNavigation` as a drawer instead.
 */
export function HorizontalNavigation(props: HorizontalNavigationProps) {
  const visible = useVisibleItems(props.items);
  const entries = useMemo(() => entriesOf(visible), [visible]);
  const [count, setCount] = useState(Infinity);
  const { more } = props.labels;
  const items = useMemo(() => foldEntries(entries, count, more), [entries, count, more]);
  return (
    <NavigationProvider {...props} items={items} isAutoCollapse>
      <Bar {...props} items={items} entries={entries} count={count} onFit={setCount} />
    </NavigationProvider>
  );
}

interface BarProps extends HorizontalNavigationProps {
  /** All of them, before some were put into the last one. */
  entries: readonly NavigationItem[];
  /** How many of them stand on the bar. */
  count: number;
  /** The same function each time. */
  onFit: (count: number) => void;
}

function Bar({ items, entries, count, labels, onNavigate, onFit }: BarProps) {
  const { store } = useNavigation();
  const isOpen = useOpenPath().length > 0;
  const ref = useRef<HTMLElement>(null);
  const barRef = useRef<HTMLUListElement>(null);
  const onKeyDown = useMenuKeys();
  const onPointerOver = useHover();
  useOutsidePress(ref, isOpen, () => store.open([]));
  const rememberFocus = useFocusOnBar(barRef, count);
  const fit = useCallback(
    (next: number) => {
      rememberFocus();
      onFit(next);
    },
    [rememberFocus, onFit],
  );

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
      className={host}
      aria-label={labels.navigation}
      onClick={onClick}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
      onPointerOver={onPointerOver}
    >
      <ul ref={barRef} className={bar}>
        <MenuItems items={items} />
      </ul>
      <MeasuredEntries entries={entries} more={labels.more} onFit={fit} />
      <ItemTooltips containerRef={ref} placement="bottom" />
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
