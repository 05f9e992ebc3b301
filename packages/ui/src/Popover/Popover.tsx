import type { ReactNode, RefObject } from 'react';
import { Dialog, Popover as AriaPopover } from 'react-aria-components';
import { keepFocus } from '../keepFocus/index.ts';
import { dialog, popover } from './Popover.css.ts';

export interface PopoverProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** What it opens beside, and where the focus returns. */
  triggerRef: RefObject<Element | null>;
  /** Its name. */
  label: string;
  children: ReactNode;
  /** Where there is no room it flips and moves to stay on the screen. */
  placement?: 'bottom start' | 'bottom end' | 'bottom' | 'top' | 'start' | 'end';
  /** `none` for content that reaches the edges, such as a panel with its own header. */
  padding?: keyof typeof dialog;
  /** Below 600 px it covers the screen; give it a visible way to close. */
  isFullScreenBelowSm?: boolean;
}

/** To its heading where that can take it, else to the panel itself. */
function keepFocusIn(panel: HTMLElement | null) {
  if (!panel) return undefined;
  return keepFocus(panel, () =>
    (panel.querySelector<HTMLElement>(':is(h1, h2, h3)[tabindex]') ?? panel).focus(),
  );
}

/**
 * A panel beside the control that opened it; a press outside or Escape closes it. What has the focus
 * may go or be disabled: the focus stays inside. For a list of actions use `Menu`; for a question that
 * must be answered use `Dialog`.
 */
export function Popover({
  label,
  children,
  placement = 'bottom start',
  padding = 'none',
  isFullScreenBelowSm = false,
  ...rest
}: PopoverProps) {
  return (
    <AriaPopover
      {...rest}
      placement={placement}
      className={popover}
      data-full-screen={isFullScreenBelowSm || undefined}
    >
      <Dialog ref={keepFocusIn} aria-label={label} className={dialog[padding]}>
        {children}
      </Dialog>
    </AriaPopover>
  );
}
