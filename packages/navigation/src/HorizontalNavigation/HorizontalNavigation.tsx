import { useEscape } from '@touchline/ui/escape';
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
import { findPressedItem, activateItem } from '../internal/activateItem.ts';
import { useNavigation, useOpenPath } from '../internal/NavigationContext.ts';
import { NavigationProvider } from '../internal/NavigationProvider.tsx';
import { ItemTooltips } from '../internal/ItemTooltips.tsx';
import type { NavigationLabels, NavigationProps } from '../internal/navigationProps.ts';
import { useVisibleItems } from '../internal/useVisibleItems.ts';
import type { NavigationItem } from '../model/item.ts';
import { entriesOf, moveOverflow } from './moveOverflow.ts';
import { MeasuredEntries } from './MeasuredEntries.tsx';
import { MenuItems } from './MenuItems.tsx';
import { useFocusOnBar } from './useFocusOnBar.ts';
import { useMenuKeys } from './useMenuKeys.ts';
import { bar, host } from './HorizontalNavigation.css.ts';

export interface HorizontalNavigationLabels extends NavigationLabels {
  /** The label of the last entry, which contains the entries that do not fit: "More". */
  more: string;
}

export interface HorizontalNavigationProps extends NavigationProps {
  /** The words of the navigation itself; those of the entries are in `items`. */
  labels: HorizontalNavigationLabels;
}

/**
 * The main navigation across the top of a wide page, with nested menus; entries that do not fit are
 * in a last entry. Below `md` use a `VerticalNavigation` as a drawer instead.
 */
export function HorizontalNavigation(props: HorizontalNavigationProps) {
  const visible = useVisibleItems(props.items);
  const entries = useMemo(() => entriesOf(visible), [visible]);
  const [count, setCount] = useState(Infinity);
  const { more } = props.labels;
  const items = useMemo(() => moveOverflow(entries, count, more), [entries, count, more]);
  return (
    <NavigationProvider {...props} items={items} isAutoCollapse>
      <Bar {...props} items={items} entries={entries} count={count} onFit={setCount} />
    </NavigationProvider>
  );
}

interface BarProps extends HorizontalNavigationProps {
  /** All entries, before some were moved into the last one. */
  entries: readonly NavigationItem[];
  /** The number of entries on the bar. */
  count: number;
  /** A stable function. */
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
  useEscape(isOpen, closeInnermost);
  const rememberFocus = useFocusOnBar(barRef, count);
  const fit = useCallback(
    (next: number) => {
      rememberFocus();
      onFit(next);
    },
    [rememberFocus, onFit],
  );

  /** For Escape while no entry has the focus; `useMenuKeys` handles it on the entries. */
  function closeInnermost() {
    const path = store.openPath();
    const id = path.at(-1) ?? '';
    store.open(path.slice(0, -1));
    if (document.activeElement !== document.body) return;
    ref.current?.querySelector<HTMLElement>(`[data-item="${CSS.escape(id)}"]`)?.focus();
  }

  function onClick(event: MouseEvent) {
    const pressed = findPressedItem(store, event);
    if (!pressed) return;
    const { item, opens } = pressed;
    const { href, isOpen: isItemOpen } = store.stateOf(item);
    if (item.disabled) event.preventDefault();
    else if (opens) store.open(pathAfterPress(event, store.pathTo(item.id), isItemOpen));
    else if (activateItem(item, href, event, onNavigate)) {
      leaveMenus();
      store.open([]);
    }
  }

  /** The page can stay, so that the focus would be lost with the menu that has it. */
  function leaveMenus() {
    const entry = [...(barRef.current?.children ?? [])].find((one) =>
      one.contains(document.activeElement),
    );
    entry?.querySelector<HTMLElement>(':scope > [data-item]')?.focus({ preventScroll: true });
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

/**
 * The open path after a press: closes what is open, except for a submenu that hovering has just
 * opened.
 */
function pathAfterPress(event: MouseEvent, path: readonly string[], isOpen: boolean) {
  const byPointer = event.detail > 0 && window.matchMedia('(hover: hover)').matches;
  return isOpen && !(path.length > 1 && byPointer) ? path.slice(0, -1) : path;
}

/**
 * The delay before hovering opens another submenu, in ms, so that the pointer can move diagonally.
 */
const hoverDelay = 120;

/** While a menu is open, hovering opens submenus; the first menu opens on a press. */
function useHover() {
  const { store } = useNavigation();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (event: PointerEvent) => {
    const pressed = findPressedItem(store, event);
    clearTimeout(timer.current);
    if (event.pointerType !== 'mouse' || !pressed) return;
    const { item, opens } = pressed;
    const path = store.pathTo(item.id);
    const before = store.openPath();
    if (before.length === 0) return;
    timer.current = setTimeout(() => {
      // Something else has opened or closed a menu since, such as Escape.
      if (store.openPath() !== before) return;
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
