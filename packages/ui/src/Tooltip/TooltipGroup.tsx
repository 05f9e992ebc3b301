import { useCallback, useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import type { TooltipBubble, TooltipBubbleProps } from './TooltipBubble.tsx';

/** Milliseconds of rest under the pointer before it opens. */
const openDelay = 500;
/** Milliseconds to move from the control onto the bubble, or to the next control. */
const closeDelay = 200;

/** A control, and what its tooltip says. */
export interface TooltipTarget {
  control: Element;
  text: string;
}

export interface TooltipGroupProps {
  /** Holds the controls. */
  containerRef: RefObject<HTMLElement | null>;
  /** The control that an element belongs to; undefined where it has no tooltip. */
  findTarget: (element: Element) => TooltipTarget | undefined;
  placement?: TooltipBubbleProps['placement'];
}

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

/**
 * One tooltip for all controls of a container, however many: it opens under a pointer that rests and
 * with the focus of the keyboard, and closes on a press, on Escape and when the pointer leaves it.
 */
export function TooltipGroup({ containerRef, findTarget, placement }: TooltipGroupProps) {
  const [tooltip, setTooltip] = useState<TooltipTarget & { Bubble: Bubble }>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wanted = useRef<Element>(undefined);

  const close = useCallback(() => {
    clearTimeout(timer.current);
    wanted.current = undefined;
    setTooltip(undefined);
  }, []);

  async function open(target: TooltipTarget) {
    clearTimeout(timer.current);
    wanted.current = target.control;
    const Bubble = await loadBubble();
    if (!Bubble || wanted.current !== target.control) return;
    if (closeOpen !== close) closeOpen?.();
    closeOpen = close;
    setTooltip({ ...target, Bubble });
  }

  function later(run: () => void, milliseconds: number) {
    clearTimeout(timer.current);
    timer.current = setTimeout(run, milliseconds);
  }

  const openUnderPointer = useEffectEvent((element: EventTarget | null) => {
    const target = targetOf(element, findTarget);
    if (!target) return later(close, closeDelay);
    if (wanted.current === target.control) return clearTimeout(timer.current);
    void loadBubble();
    later(() => void open(target), openDelay);
  });
  const openWithFocus = useEffectEvent((element: EventTarget | null) => {
    const isByKeyboard = element instanceof Element && element.matches(':focus-visible');
    const target = isByKeyboard && targetOf(element, findTarget);
    if (target) void open(target);
    else close();
  });
  const closeSoon = useEffectEvent(() => later(close, closeDelay));

  useEffect(() => {
    const container = containerRef.current;
    if (!container) return;
    const done = new AbortController();
    // On the way down, because a press keeps its events to itself.
    const options = { signal: done.signal, capture: true, passive: true };
    const isInside = (element: EventTarget | null) =>
      element instanceof Node && container.contains(element);
    const onPointer = ({ pointerType, target }: PointerEvent) => {
      if (pointerType !== 'touch') openUnderPointer(target);
    };
    const onLeave = ({ relatedTarget }: PointerEvent) => {
      if (!isInside(relatedTarget)) closeSoon();
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Enter' || key === ' ') close();
    };
    container.addEventListener('pointerover', onPointer, options);
    container.addEventListener('pointerout', onLeave, options);
    container.addEventListener('focusin', ({ target }) => openWithFocus(target), options);
    for (const name of ['focusout', 'pointerdown', 'click']) {
      container.addEventListener(name, close, options);
    }
    container.addEventListener('keydown', onKey, options);
    return () => {
      done.abort();
      clearTimeout(timer.current);
    };
  }, [containerRef, close]);

  if (!tooltip) return null;
  const { Bubble, control, text } = tooltip;
  return (
    <Bubble
      key={text}
      text={text}
      control={control}
      placement={placement}
      onHover={() => clearTimeout(timer.current)}
      onLeave={() => later(close, closeDelay)}
      onDismiss={close}
    />
  );
}

/** What the control opens says more than its tooltip. */
function targetOf(
  element: EventTarget | null,
  findTarget: TooltipGroupProps['findTarget'],
): TooltipTarget | undefined {
  const target = element instanceof Element ? findTarget(element) : undefined;
  return target?.control.ariaExpanded === 'true' ? undefined : target;
}
