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
import { useLocale } from '../locale/index.ts';
import { group, header as headerStyle, popover, underlay } from './Menu.css.ts';
import { useMenuState } from './useMenuState.ts';

/** Whether a menu is open, and where. */
export interface MenuHold {
  isOpen: boolean;
  /** About to open: prerendered and out of sight. */
  isReady?: boolean;
  /** Best the same function each time: entries that are prerendered stay as they are so. */
  onOpenChange: (isOpen: boolean) => void;
  /** What it opens beside, and where the focus returns. */
  triggerRef: RefObject<HTMLElement | null>;
}

export interface MenuPopoverProps extends MenuHold {
  placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end' | 'start top' | 'end top';
  /** Above the entries, not one of them: who is signed in, for instance. */
  header?: ReactNode;
  /** One `Menu`. */
  children: ReactNode;
}

/**
 * Holds a `Menu` beside its button: it closes on a choice, on Escape, on Tab and on a press outside.
 * React Aria's own popover does the same, but makes the page behind inert, and can not be prerendered.
 */
export function MenuPopover({ isReady = false, ...rest }: MenuPopoverProps) {
  return rest.isOpen || isReady ? createPortal(<Held {...rest} />, document.body) : null;
}

const Dismiss = memo(DismissButton);

/** @returns whether there was an entry yet */
function focusFirst(popover: Element | null): boolean {
  const entry = popover?.querySelector<HTMLElement>(
    '[role^="menuitem"]:not([aria-disabled="true"])',
  );
  entry?.focus({ preventScroll: true });
  return Boolean(entry);
}

function Held({
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
    // Who pressed another control stays there; a press on the bare page leaves the focus on the body.
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
  // Not left to `useOverlay`: a press would close a submenu alone.
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
    // It goes with the page instead.
    onClose: null,
  });

  const placeRef = useRef('');
  const place = useEffectEvent(() => {
    const { x, y } = triggerRef.current?.getBoundingClientRect() ?? { x: 0, y: 0 };
    const found = `${x + scrollX} ${y + scrollY}`;
    // The button has moved since, or stood still while the page moved.
    if (placeRef.current && placeRef.current !== found) updatePosition();
    placeRef.current = found;
  });
  const [isFilled, setIsFilled] = useState(false);
  useLayoutEffect(() => {
    place();
    // What is not prerendered has no entries in its first pass. React Aria would wait for them too, but
    // after a click without a pointer (a screen reader's, the Enter key's) it ends on the menu itself.
    if (isOpen && !focusFirst(popoverRef.current)) setIsFilled(true);
  }, [isOpen, isFilled]);
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
            {...overlayProps}
            onKeyDownCapture={(event) => {
              const target = event.target as Element;
              const isInSubmenu =
                !popoverRef.current?.contains(target) || target.closest('[data-in-place]');
              // From the button on, Tab goes where it would have gone without the menu. A submenu that
              // the mouse has unfolded would keep Escape for itself.
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
