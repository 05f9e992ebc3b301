import { Activity, useId, type ReactNode, type RefObject } from 'react';
import { MenuContext, Popover, RootMenuTriggerStateContext } from 'react-aria-components';
import { header as headerStyle, popover } from './Menu.css.ts';
import { useMenuState } from './useMenuState.ts';

export interface MenuPopoverProps {
  isOpen: boolean;
  /** About to open: drawn ahead and out of sight. */
  isReady?: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** What it opens beside, and where the focus returns. */
  triggerRef: RefObject<Element | null>;
  placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end' | 'start top' | 'end top';
  /** Above the entries, not one of them: who is signed in, for instance. */
  header?: ReactNode;
  /** One `Menu`. */
  children: ReactNode;
}

/** Holds a `Menu` beside its button: it closes on a choice, on Escape and on a press outside. */
export function MenuPopover({
  isOpen,
  isReady = false,
  onOpenChange,
  triggerRef,
  placement = 'bottom start',
  header,
  children,
}: MenuPopoverProps) {
  const menuId = useId();
  const state = useMenuState(isOpen || isReady, onOpenChange);
  return (
    <RootMenuTriggerStateContext value={state}>
      <MenuContext value={{ id: menuId, autoFocus: 'first', onClose: state.close }}>
        <Activity mode={isReady && !isOpen ? 'hidden' : 'visible'}>
          <Popover
            isOpen={isOpen || isReady}
            onOpenChange={state.setOpen}
            triggerRef={triggerRef}
            placement={placement}
            offset={4}
            className={popover}
            aria-labelledby={menuId}
          >
            {header && <div className={headerStyle}>{header}</div>}
            {children}
          </Popover>
        </Activity>
      </MenuContext>
    </RootMenuTriggerStateContext>
  );
}
