import { useEffect, useId, useRef, useState } from 'react';
import { Tooltip as AriaTooltip, TooltipTriggerStateContext } from 'react-aria-components';
import { bubble } from './TooltipBubble.css.ts';

export interface TooltipBubbleProps {
  text: string;
  /** The control that the tooltip describes and points at. */
  control: Element;
  /** Where there is no space it flips and moves to stay on the screen. */
  placement?: 'top' | 'bottom' | 'end' | undefined;
  /** Called when the pointer moves onto the tooltip. */
  onHover: () => void;
  onLeave: () => void;
  onDismiss: () => void;
}

/** The visible part of a tooltip. Its code is loaded when the first tooltip opens. */
export function TooltipBubble(props: TooltipBubbleProps) {
  const { control } = props;
  // It keeps the control that it points at, so that each control has a bubble of its own.
  const [shown, setShown] = useState({ control, number: 0 });
  if (shown.control !== control) setShown({ control, number: shown.number + 1 });
  return <Bubble key={shown.number} {...props} />;
}

function Bubble({
  text,
  control,
  placement = 'top',
  onHover,
  onLeave,
  onDismiss,
}: TooltipBubbleProps) {
  const id = useId();
  const triggerRef = useRef(control);
  // It is rendered only while open. The group closes it, except when scrolling does.
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
        ref={show}
        triggerRef={triggerRef}
        placement={placement}
        offset={6}
        className={bubble}
        render={(props) => <div {...props} popover="manual" />}
      >
        {text}
      </AriaTooltip>
    </TooltipTriggerStateContext>
  );
}

/**
 * Puts the bubble in the top layer above what is there already, such as an open menu of a navigation.
 * A ref runs before React Aria measures the bubble, which has no size until then. A browser without
 * popovers ignores the attribute and draws the bubble by its `z-index`.
 */
function show(bubbleElement: HTMLElement | null): void {
  if (bubbleElement && 'showPopover' in bubbleElement) bubbleElement.showPopover();
}

/** Sets `aria-describedby` of the control, unless the text only repeats its name. */
function describe(control: Element, id: string, text: string): (() => void) | undefined {
  if (nameOf(control) === text || control.hasAttribute('aria-describedby')) {
    return undefined;
  }
  control.setAttribute('aria-describedby', id);
  return () => control.removeAttribute('aria-describedby');
}

/** The label or the text of a control, without what is hidden from screen readers: initials, icons. */
function nameOf(control: Element): string {
  const copy = control.cloneNode(true) as Element;
  for (const part of copy.querySelectorAll('[aria-hidden="true"]')) part.remove();
  return (control.getAttribute('aria-label') ?? copy.textContent).trim();
}

/** Handles Escape before everything else, because the tooltip is the topmost layer. */
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
