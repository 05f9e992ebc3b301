import {
  useCallback,
  useRef,
  useState,
  type FocusEvent,
  type HTMLAttributes,
  type KeyboardEvent,
  type PointerEvent,
} from 'react';
import type { TooltipBubble } from './TooltipBubble.tsx';

/** Milliseconds of rest under the pointer before it opens. */
const openDelay = 500;
/** Milliseconds to move from the control onto the bubble, or to the next control. */
const closeDelay = 200;

type Bubble = typeof TooltipBubble;

let loading: Promise<Bubble | undefined> | undefined;
/** Closes the tooltip that is open: there is never more than one. */
let closeOpen: (() => void) | undefined;

/** Nothing when it cannot be fetched, offline for instance; the next wish asks again. */
function loadBubble(): Promise<Bubble | undefined> {
  loading ??= import('./TooltipBubble.tsx').then(
    (module) => module.TooltipBubble,
    () => {
      loading = undefined;
      return undefined;
    },
  );
  return loading;
}

interface OpenTooltip {
  /** The drawn part. */
  Bubble: Bubble;
  /** What it speaks of and points at. */
  control: Element;
}

interface TooltipTrigger {
  /** There while it is open. */
  tooltip: OpenTooltip | undefined;
  close: () => void;
  triggerProps: HTMLAttributes<HTMLElement>;
}

/** When a tooltip opens and closes: rest, keyboard focus, press, leaving. */
export function useTooltipTrigger(): TooltipTrigger {
  const [tooltip, setTooltip] = useState<OpenTooltip>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isWanted = useRef(false);

  const close = useCallback(() => {
    clearTimeout(timer.current);
    isWanted.current = false;
    setTooltip(undefined);
  }, []);

  async function open(control: Element) {
    clearTimeout(timer.current);
    isWanted.current = true;
    const Bubble = await loadBubble();
    if (Bubble && isWanted.current) {
      if (closeOpen !== close) {
        closeOpen?.();
      }
      closeOpen = close;
      setTooltip({ Bubble, control });
    }
  }

  return {
    tooltip,
    close,
    triggerProps: {
      onPointerEnter: (event: PointerEvent) => {
        const control = event.currentTarget.firstElementChild;
        if (event.pointerType === 'touch' || !control || isExpanded(control)) {
          return;
        }
        clearTimeout(timer.current);
        void loadBubble();
        if (!isWanted.current) {
          timer.current = setTimeout(open, openDelay, control);
        }
      },
      onPointerLeave: () => {
        clearTimeout(timer.current);
        timer.current = setTimeout(close, closeDelay);
      },
      onFocus: (event: FocusEvent) => {
        const control = event.currentTarget.firstElementChild;
        if (control && event.target.matches(':focus-visible') && !isExpanded(control)) {
          void open(control);
        }
      },
      onBlur: close,
      // On the way down, because a press keeps its events to itself.
      onPointerDownCapture: close,
      onKeyDownCapture: (event: KeyboardEvent) => {
        if (event.key === 'Enter' || event.key === ' ') {
          close();
        }
      },
    },
  };
}

/** What the control opens says more than its tooltip. */
function isExpanded(control: Element): boolean {
  return control.getAttribute('aria-expanded') === 'true';
}
