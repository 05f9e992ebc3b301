import type { ReactNode, RefObject } from 'react';
import { Dialog, Popover as AriaPopover } from 'react-aria-components';
import { keepFocus } from '../keepFocus/index.ts';
import { dialog, popover } from './Popover.css.ts';

export interface PopoverProps {
  /** Whether it is shown. */
  isOpen: boolean;
  /** Called with false when Escape or a press outside closes it. */
  onOpenChange: (isOpen: boolean) => void;
  /** The control beside which it opens and to which the focus returns. */
  triggerRef: RefObject<Element | null>;
  /** The accessible name. */
  label: string;
  children: ReactNode;
  /** Where there is no space it flips and moves to stay on the screen. */
  placement?: 'bottom start' | 'bottom end' | 'bottom' | 'top' | 'start' | 'end';
  /** `none` for content that reaches the edges, such as a panel with its own header. */
  padding?: keyof typeof dialog;
  /** Covers the screen below 600 px; the content needs a visible close button then. */
  isFullScreenBelowSm?: boolean;
}

/** Focuses the heading if it is focusable, else the panel itself. */
function keepFocusIn(panel: HTMLElement | null) {
  if (!panel) return undefined;
  return keepFocus(panel, () =>
    (panel.querySelector<HTMLElement>(':is(h1, h2, h3)[tabindex]') ?? panel).focus(),
  );
}

/**
 * A panel beside the control that opened it; a press outside or Escape closes it. When the focused
 * element is removed or disabled, the focus stays inside. For a list of actions use `Menu`; for a
 * question that must be answered use `Dialog`.
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
