import { useEffect, useId, useRef } from 'react';
import { Tooltip as AriaTooltip, TooltipTriggerStateContext } from 'react-aria-components';
import { bubble } from './TooltipBubble.css.ts';

export interface TooltipBubbleProps {
  text: string;
  /** What it speaks of and points at. */
  control: Element;
  /** Where there is no room it flips and moves to stay on the screen. */
  placement?: 'top' | 'bottom' | 'end' | undefined;
  /** The pointer has come over to it. */
  onHover: () => void;
  onLeave: () => void;
  onDismiss: () => void;
}

/** The drawn part of a tooltip, fetched when somebody first asks for one. */
export function TooltipBubble({
  text,
  control,
  placement = 'top',
  onHover,
  onLeave,
  onDismiss,
}: TooltipBubbleProps) {
  const id = useId();
  const triggerRef = useRef(control);
  // It is drawn only while it is open; the group decides when that ends, save for scrolling away.
  const state = {
    isOpen: true,
    shouldSkipAnimation: true,
    open: onHover,
    close: (isImmediate?: boolean) => (isImmediate ? onDismiss() : onLeave()),
  };

  useEffect(() => describe(control, id, text), [control, id, text]);
  useEffect(() => onEscape(onDismiss), [onDismiss]);

  return (
    <TooltipTriggerStateContext value={state}>
      <AriaTooltip
        {...{ id }}
        triggerRef={triggerRef}
        placement={placement}
        offset={6}
        className={bubble}
      >
        {text}
      </AriaTooltip>
    </TooltipTriggerStateContext>
  );
}

/** Ties the bubble to its control, unless it would only repeat the control's name. */
function describe(control: Element, id: string, text: string): (() => void) | undefined {
  const name = control.getAttribute('aria-label') ?? control.textContent;
  if (name.trim() === text || control.hasAttribute('aria-describedby')) {
    return undefined;
  }
  control.setAttribute('aria-describedby', id);
  return () => control.removeAttribute('aria-describedby');
}

/** The tooltip is on top, so the first Escape is its own wherever the focus is. */
function onEscape(dismiss: () => void): () => void {
  const listen = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      dismiss();
    }
  };
  document.addEventListener('keydown', listen, { capture: true });
  return () => document.removeEventListener('keydown', listen, { capture: true });
}
