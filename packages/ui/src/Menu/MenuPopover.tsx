import {
  memo,
  useCallback,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import { DismissButton } from 'react-aria/Overlay';
import { UNSAFE_PortalProvider as PortalProvider } from 'react-aria/PortalProvider';
import { useInteractOutside } from 'react-aria/useInteractOutside';
import { useOverlay } from 'react-aria/useOverlay';
import { useOverlayPosition } from 'react-aria/useOverlayPosition';
import { MenuContext, RootMenuTriggerStateContext } from 'react-aria-components';
import { createPortal } from 'react-dom';
import { useIsOnServer } from '../internal/useIsOnServer.ts';
import { useLocale } from '../locale/index.ts';
import { group, header as headerStyle, popover, underlay } from './Menu.css.ts';
import { useMenuState } from './useMenuState.ts';

/** The open state of a menu and its position. */
export interface MenuOpenState {
  /** Whether the menu is shown. */
  isOpen: boolean;
  /** Prerendered but hidden, because the menu is about to open. */
  isReady?: boolean;
  /** Pass the same function each time, so that prerendered entries are not rendered again. */
  onOpenChange: (isOpen: boolean) => void;
  /** The button beside which the menu opens and to which the focus returns. */
  triggerRef: RefObject<HTMLElement | null>;
}

export interface MenuPopoverProps extends MenuOpenState {
  /**
   * Where it opens beside the trigger. Where there is no space it flips and moves to stay on the
   * screen.
   */
  placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end' | 'start top' | 'end top';
  /** Content above the entries, for example the signed-in person. */
  header?: ReactNode;
  /** One `Menu`. */
  children: ReactNode;
}

/**
 * The popover of a `Menu`. It closes on a choice, on Escape, on Tab and on a press outside. React
 * Aria's own popover makes the page behind it inert and cannot be prerendered.
 */
export function MenuPopover({ isReady = false, ...rest }: MenuPopoverProps) {
  const isOnServer = useIsOnServer();
  if (isOnServer || !(rest.isOpen || isReady)) return null;
  return createPortal(<AnchoredPopover {...rest} />, document.body);
}

const Dismiss = memo(DismissButton);

/** @returns false when there is no entry yet */
function focusFirst(popover: Element | null): boolean {
  const entry = popover?.querySelector<HTMLElement>(
    '[role^="menuitem"]:not([aria-disabled="true"])',
  );
  entry?.focus({ preventScroll: true });
  return Boolean(entry);
}

/** Whether a control or what it is in keeps its place in the window when the page scrolls. */
function staysInWindow(control: Element | null): boolean {
  for (let element = control; element; element = element.parentElement) {
    if (['fixed', 'sticky'].includes(getComputedStyle(element).position)) return true;
  }
  return false;
}

function AnchoredPopover({
  isOpen,
  onOpenChange,
  triggerRef,
  placement = 'bottom start',
  header,
  children,
}: Omit<MenuPopoverProps, 'isReady'>) {
  const menuId = useId();
  const groupRef = useRef<HTMLDivElement>(null);
  const popoverRef = useRef<HTMLDivElement>(null);
  const { direction } = useLocale();

  const close = useCallback(() => {
    // A press on another control keeps the focus there; a press on the page itself leaves it on the
    // body, so it returns to the button.
    const { activeElement, body } = document;
    if (activeElement === body || groupRef.current?.contains(activeElement)) {
      triggerRef.current?.focus();
    }
    onOpenChange(false);
  }, [onOpenChange, triggerRef]);
  const state = useMenuState(close);
  const menu = useMemo(
    () => ({ id: menuId, autoFocus: 'first' as const, onClose: close }),
    [menuId, close],
  );

  const isElsewhere = (target: Element) => !triggerRef.current?.contains(target);
  const { overlayProps } = useOverlay(
    { isOpen, onClose: close, shouldCloseOnBlur: true, shouldCloseOnInteractOutside: isElsewhere },
    groupRef,
  );
  // Instead of the handling in `useOverlay`, which would close only the submenu.
  useInteractOutside({
    ref: groupRef,
    isDisabled: !isOpen,
    onInteractOutside: ({ target }) => {
      if (target instanceof Element && isElsewhere(target)) close();
    },
  });
  const { overlayProps: position, updatePosition } = useOverlayPosition({
    targetRef: triggerRef,
    overlayRef: popoverRef,
    placement,
    offset: 4,
    // The menu scrolls with the page instead of closing.
    onClose: null,
  });

  // Beside a button that does not scroll, a menu in the page would follow it a frame late.
  const [isInWindow, setIsInWindow] = useState(false);
  useLayoutEffect(() => setIsInWindow(staysInWindow(triggerRef.current)), [triggerRef]);

  const placeRef = useRef('');
  const place = useEffectEvent(() => {
    const { x, y } = triggerRef.current?.getBoundingClientRect() ?? { x: 0, y: 0 };
    const found = isInWindow ? `window ${x} ${y}` : `page ${x + scrollX} ${y + scrollY}`;
    // The button has moved in what the menu is positioned in, so the menu is positioned again.
    if (placeRef.current && placeRef.current !== found) updatePosition();
    placeRef.current = found;
  });
  const [isFilled, setIsFilled] = useState(false);
  useLayoutEffect(() => {
    place();
    // A menu that is not prerendered has no entries in its first render. React Aria would wait for
    // them, but after a click without a pointer (by a screen reader or the Enter key) it focuses
    // the menu itself.
    if (isOpen && !focusFirst(popoverRef.current)) setIsFilled(true);
  }, [isOpen, isFilled, isInWindow]);
  useEffect(() => {
    if (!isOpen) return;
    const onScroll = () => place();
    addEventListener('scroll', onScroll, { capture: true, passive: true });
    return () => removeEventListener('scroll', onScroll, { capture: true });
  }, [isOpen]);

  return (
    <RootMenuTriggerStateContext value={state}>
      <MenuContext value={menu}>
        {isOpen && <div className={underlay} />}
        <PortalProvider getContainer={() => groupRef.current}>
          <div
            ref={groupRef}
            className={isOpen ? group.open : group.ready}
            data-in-window={isInWindow || undefined}
            {...overlayProps}
            onKeyDownCapture={(event) => {
              const target = event.target as Element;
              const isInSubmenu =
                !popoverRef.current?.contains(target) || target.closest('[data-in-place]');
              // The focus moves to the button before Tab acts, so that Tab continues from there.
              // Escape is handled here because a submenu opened by the mouse would handle it alone.
              if (event.key !== 'Tab' && (event.key !== 'Escape' || isInSubmenu)) return;
              event.stopPropagation();
              close();
            }}
          >
            <div
              ref={popoverRef}
              className={popover}
              dir={direction}
              role="dialog"
              aria-labelledby={menuId}
              style={position.style}
            >
              {header && <div className={headerStyle}>{header}</div>}
              {children}
              <Dismiss onDismiss={close} />
            </div>
          </div>
        </PortalProvider>
      </MenuContext>
    </RootMenuTriggerStateContext>
  );
}
