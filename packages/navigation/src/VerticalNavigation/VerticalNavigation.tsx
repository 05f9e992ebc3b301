import { lazyNamed } from '@touchline/ui/lazyNamed';
import { useEscape } from '@touchline/ui/escape';
import { VisuallyHidden } from '@touchline/ui/VisuallyHidden';
import { Suspense, useRef, useState, type ReactNode } from 'react';
import { useControlledState } from 'react-stately/useControlledState';
import { ItemTooltips } from '../internal/ItemTooltips.tsx';
import type { NavigationLabels, NavigationProps } from '../internal/navigationProps.ts';
import { NavigationProvider } from '../internal/NavigationProvider.tsx';
import { useNavigation, useOpenPath } from '../internal/NavigationContext.ts';
import { useFirstIntent } from '../internal/useFirstIntent.ts';
import { useIncrementalItems, useVisibleItems } from '../internal/useVisibleItems.ts';
import type { NavigationItem } from '../model/item.ts';
import { findTrigger } from './findTrigger.ts';
import { Items, ItemsContainerContext } from './Items.tsx';
import {
  useLocationChange,
  useScrollToActive,
  useInstantModeChange,
  useVisibleFocusMark,
} from './frameEffects.ts';
import { useModal } from './useModal.ts';
import { usePress } from './usePress.ts';
import * as styles from './host.css.ts';
import { mainList } from './items.css.ts';

const asidePanel = lazyNamed(() => import('./AsidePanel.tsx'), 'AsidePanel');

export type Appearance = 'default' | 'compact' | 'dense' | 'thin';

export interface VerticalNavigationLabels extends NavigationLabels {
  /** The button that closes a drawer, for screen readers on devices without an Escape key. */
  close: string;
}

export interface VerticalNavigationProps extends NavigationProps {
  /** The words of the navigation itself; those of the entries are in `items`. */
  labels: VerticalNavigationLabels;
  /** 280, 112, 80 and 80 px wide; dense expands to 280 px on hover and keyboard focus. */
  appearance?: Appearance;
  /** `side` is beside the page, `over` is a drawer above it. */
  mode?: 'side' | 'over';
  /** In left-to-right languages; mirrored in right-to-left ones. */
  position?: 'left' | 'right';
  /** `card` follows the scheme of the page; the others are dark in both. */
  surface?: 'dark' | 'vivid' | 'card';
  /** Whether it is shown, when controlled; a closed one takes no room at the side. */
  isOpen?: boolean;
  /** Whether it is shown at first, when it is not controlled. Omitted: it is. */
  defaultOpen?: boolean;
  /** Also called when a press on the overlay, Escape or a navigation closes the drawer. */
  onOpenChange?: (isOpen: boolean) => void;
  /** Opening a collapsable item closes the others. */
  isAutoCollapse?: boolean;
  /** For a navigation inside a page: fills its container and has no scrollbar of its own. */
  isInner?: boolean;
  /** The overlay of a drawer does not dim the page; a press on it still closes the drawer. */
  isOverlayTransparent?: boolean;
  /** Above the entries; does not scroll with them. */
  header?: ReactNode;
  /** Above the entries; scrolls with them. */
  contentHeader?: ReactNode;
  /** Below the entries; scrolls with them. */
  contentFooter?: ReactNode;
  /** Below the entries; does not scroll with them. */
  footer?: ReactNode;
}

/**
 * The main navigation at the side of the page. For one across the top, use `HorizontalNavigation`.
 */
export function VerticalNavigation({ isAutoCollapse = true, ...props }: VerticalNavigationProps) {
  const items = useVisibleItems(props.items);
  return (
    <NavigationProvider {...props} items={items} isAutoCollapse={isAutoCollapse}>
      <Frame {...props} items={items} />
    </NavigationProvider>
  );
}

function Frame({
  items,
  labels,
  currentLocation,
  onNavigate,
  appearance = 'default',
  mode = 'side',
  position = 'left',
  surface = 'dark',
  isOpen: givenOpen,
  defaultOpen = true,
  onOpenChange,
  isInner = false,
  isOverlayTransparent = false,
  header,
  contentHeader,
  contentFooter,
  footer,
}: Omit<VerticalNavigationProps, 'items'> & { items: readonly NavigationItem[] }) {
  const { store } = useNavigation();
  const isAsideOpen = useOpenPath().length > 0;
  const [hasAside, setHasAside] = useState(isAsideOpen);
  if (isAsideOpen && !hasAside) setHasAside(true);
  const host = useRef<HTMLDivElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useControlledState(givenOpen, defaultOpen, onOpenChange);
  const isOver = mode === 'over';
  const { shown, isLong } = useIncrementalItems(items, isOver && !isOpen);

  function closeAside() {
    store.open([]);
  }

  function close() {
    closeAside();
    setOpen(false);
  }

  /** From within, the aside gives the focus back itself; here for Escape while nothing has it. */
  function leaveAside() {
    const [id = ''] = store.openPath();
    closeAside();
    if (document.activeElement === document.body)
      findTrigger(host.current, id)?.focus({ preventScroll: true });
  }

  useModal(host, isOver && isOpen);
  useEscape(isAsideOpen || (isOver && isOpen), isAsideOpen ? leaveAside : close);
  useInstantModeChange(host, mode);
  useVisibleFocusMark(host);
  useFirstIntent(host, () => void asidePanel.preload());
  useScrollToActive(scroller, shown);
  useLocationChange(`${currentLocation.pathname}${currentLocation.search}`, () => {
    if (isOver && isOpen) close();
  });
  const onClick = usePress(onNavigate, isOver ? close : closeAside);

  return (
    <>
      {(isOver || isAsideOpen) && (
        <div
          className={styles.overlay}
          data-navigation-overlay={isOver ? 'drawer' : 'aside'}
          data-shown={!isOver || isOpen || undefined}
          data-transparent={isOverlayTransparent || undefined}
          onClick={isOver ? close : closeAside}
        />
      )}
      <div
        ref={host}
        className={styles.host}
        data-appearance={appearance}
        data-mode={mode}
        data-position={position}
        data-surface={surface}
        data-scheme={surface === 'card' ? undefined : 'dark'}
        data-closed={!isOpen || undefined}
        // While it slides out it takes no press, whose focus would be lost when it is hidden.
        inert={!isOpen}
        data-inner={isInner || undefined}
        data-aside-open={isAsideOpen || undefined}
        {...(isOver && isOpen && { role: 'dialog', 'aria-modal': true, tabIndex: -1 })}
        aria-label={isOver && isOpen ? labels.navigation : undefined}
      >
        <nav aria-label={labels.navigation}>
          <div className={styles.panel}>
            {header && <div className={styles.headerAndFooter}>{header}</div>}
            <div ref={scroller} className={styles.scroller}>
              {contentHeader}
              <ItemsContainerContext
                value={appearance === 'compact' || appearance === 'thin' ? 'narrow' : 'wide'}
              >
                <ul className={mainList} data-long={isLong || undefined} onClick={onClick}>
                  <Items items={shown} />
                </ul>
              </ItemsContainerContext>
              {contentFooter}
            </div>
            {footer && <div className={styles.headerAndFooter}>{footer}</div>}
          </div>
          {hasAside && (
            <Suspense fallback={null}>
              <asidePanel.Component hostRef={host} onClick={onClick} />
            </Suspense>
          )}
        </nav>
        <ItemTooltips
          containerRef={host}
          placement="end"
          untitled={appearance === 'thin' ? `.${mainList} [data-item]` : undefined}
        />
        {isOver && (
          // A swipe of a screen reader reaches it; Tab does not, because the key has no use for it.
          <VisuallyHidden>
            <button type="button" tabIndex={-1} onClick={close}>
              {labels.close}
            </button>
          </VisuallyHidden>
        )}
      </div>
    </>
  );
}
