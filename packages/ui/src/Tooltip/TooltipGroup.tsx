import { useCallback, useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import type { TooltipBubble, TooltipBubbleProps } from './TooltipBubble.tsx';

/** The delay before it opens under the pointer, in ms. */
const openDelay = 500;
/** The time to move from the control to the tooltip or to the next control, in ms. */
const closeDelay = 200;

/** A control and the text of its tooltip. */
export interface TooltipTarget {
  /** The element that the tooltip describes and points at. */
  control: Element;
  /** The text of its tooltip. */
  text: string;
}

export interface TooltipGroupProps {
  /** Contains the controls. */
  containerRef: RefObject<HTMLElement | null>;
  /** Returns the control of an element; undefined when it has no tooltip. */
  findTarget: (element: Element) => TooltipTarget | undefined;
  /** Where there is no space it flips and moves to stay on the screen. */
  placement?: TooltipBubbleProps['placement'];
}

type Bubble = typeof TooltipBubble;

let loading: Promise<Bubble | undefined> | undefined;
/** Closes the open tooltip, because only one is open at a time. */
let closeOpen: (() => void) | undefined;

/** Resolves with undefined when the code cannot be loaded; the next tooltip tries again. */
function loadBubble(): Promise<Bubble | undefined> {
  loading ??= import('./TooltipBubble.tsx')
    .then((module) => module.TooltipBubble)
    .catch(() => {
      loading = undefined;
      return undefined;
    });
  return loading;
}

/**
 * One shared tooltip for all controls of a container. It opens on hover and keyboard focus, and
 * closes on a press, on Escape and when the pointer leaves.
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
    // In the capture phase, because React Aria stops the propagation of press events.
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

/** No tooltip while the control has something open, which would be covered. */
function targetOf(
  element: EventTarget | null,
  findTarget: TooltipGroupProps['findTarget'],
): TooltipTarget | undefined {
  const target = element instanceof Element ? findTarget(element) : undefined;
  return target?.control.ariaExpanded === 'true' ? undefined : target;
}
