import {
  useCallback,
  useRef,
  useState,
  type FocusEvent,
  type HTMLAttributes,
  type KeyboardEvent,
  type PointerEvent,
} from 'react';

/** Milliseconds of rest under the pointer before it opens. */
const openDelay = 500;
/** Milliseconds to move from the control onto the bubble, or to the next control. */
const closeDelay = 200;

type Bubble = (typeof import('./TooltipBubble.tsx'))['TooltipBubble'];

let loading: Promise<Bubble> | undefined;
/** Closes the tooltip that is open: there is never more than one. */
let closeOpen: (() => void) | undefined;

function loadBubble(): Promise<Bubble> {
  loading ??= import('./TooltipBubble.tsx').then((module) => module.TooltipBubble);
  return loading;
}

interface TooltipTrigger {
  /** The drawn part while the tooltip is open. */
  Bubble: Bubble | null;
  close: () => void;
  triggerProps: HTMLAttributes<HTMLElement>;
}

/** When a tooltip opens and closes: rest, keyboard focus, press, leaving. */
export function useTooltipTrigger(): TooltipTrigger {
  const [Bubble, setBubble] = useState<Bubble | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isWanted = useRef(false);

  const close = useCallback(() => {
    clearTimeout(timer.current);
    isWanted.current = false;
    setBubble(null);
  }, []);

  function open() {
    clearTimeout(timer.current);
    isWanted.current = true;
    loadBubble().then(
      (loaded) => {
        if (isWanted.current) {
          if (closeOpen !== close) {
            closeOpen?.();
          }
          closeOpen = close;
          setBubble(() => loaded);
        }
      },
      // Offline, for instance: the next wish asks again.
      () => {
        loading = undefined;
      },
    );
  }

  return {
    Bubble,
    close,
    triggerProps: {
      onPointerEnter: (event: PointerEvent) => {
        if (event.pointerType === 'touch' || isExpanded(event.target)) {
          return;
        }
        clearTimeout(timer.current);
        loadBubble().catch(() => {
          loading = undefined;
        });
        if (!isWanted.current) {
          timer.current = setTimeout(open, openDelay);
        }
      },
      onPointerLeave: () => {
        clearTimeout(timer.current);
        timer.current = setTimeout(close, closeDelay);
      },
      onFocus: (event: FocusEvent) => {
        if (event.target.matches(':focus-visible') && !isExpanded(event.target)) {
          open();
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
function isExpanded(target: EventTarget): boolean {
  return target instanceof Element && target.closest('[aria-expanded="true"]') !== null;
}
