import { useEffect, useId, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { bubble, words } from './ItemTooltip.css.ts';
import { useNavigation } from './NavigationContext.ts';
import { placeMenu } from './place.ts';

/** Milliseconds of rest under the pointer before it shows, and to come over to it. */
const delay = { open: 500, close: 200 };

export interface ItemTooltipProps {
  hostRef: RefObject<HTMLElement | null>;
  side: 'below' | 'beside';
  /** Selects the controls that show no title: their tooltip does. */
  untitled?: string | undefined;
  /** What the person came to while this code was on its way. */
  pointedRef: RefObject<EventTarget | null>;
}

interface Shown {
  control: HTMLElement;
  text: string;
}

/** One tooltip for all items of a navigation: under the pointer, and with the keyboard. */
export function ItemTooltip({ hostRef, side, untitled, pointedRef }: ItemTooltipProps) {
  const { store } = useNavigation();
  const [shown, setShown] = useState<Shown | null>(null);

  useEffect(() => {
    const host = hostRef.current;
    if (!host) return;
    let timer: ReturnType<typeof setTimeout> | undefined;

    function readTooltip(target: EventTarget | null): Shown | undefined {
      const control = target instanceof Element ? target.closest('[data-item]') : null;
      if (!(control instanceof HTMLElement) || control.ariaExpanded === 'true') return undefined;
      const item = store.itemOf(control.dataset['item'] ?? '');
      const text = item?.tooltip ?? (untitled && control.matches(untitled) ? item?.title : '');
      return text ? { control, text } : undefined;
    }
    function later(next: Shown | null, milliseconds: number) {
      clearTimeout(timer);
      timer = setTimeout(() => setShown(next), milliseconds);
    }
    function close() {
      clearTimeout(timer);
      setShown(null);
    }

    const signal = new AbortController();
    const listen = <Name extends keyof HTMLElementEventMap>(
      name: Name,
      onEvent: (event: HTMLElementEventMap[Name]) => void,
    ) => host.addEventListener(name, onEvent, { signal: signal.signal, capture: true });

    listen('pointerover', (event) => {
      if (event.pointerType === 'touch') return;
      if (event.target instanceof Element && event.target.closest('[role="tooltip"]')) {
        clearTimeout(timer);
        return;
      }
      const next = readTooltip(event.target);
      if (next) later(next, delay.open);
      else later(null, delay.close);
    });
    listen('pointerout', (event) => {
      const to = event.relatedTarget;
      if (!(to instanceof Node) || !host.contains(to)) later(null, delay.close);
    });
    listen('focusin', (event) => {
      const next = readTooltip(event.target);
      const isByKeyboard =
        event.target instanceof Element && event.target.matches(':focus-visible');
      if (next && isByKeyboard) setShown(next);
      else close();
    });
    listen('focusout', close);
    listen('pointerdown', close);
    listen('click', close);
    const next = readTooltip(pointedRef.current);
    pointedRef.current = null;
    if (next?.control.matches(':focus-visible')) setShown(next);
    else if (next) later(next, delay.open);
    return () => {
      clearTimeout(timer);
      signal.abort();
    };
  }, [hostRef, store, untitled, pointedRef]);

  return shown && <Bubble {...shown} side={side} onDismiss={() => setShown(null)} />;
}

interface BubbleProps extends Shown {
  side: 'below' | 'beside';
  onDismiss: () => void;
}

function Bubble({ control, text, side, onDismiss }: BubbleProps) {
  const ref = useRef<HTMLDivElement>(null);
  const id = useId();

  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    element.showPopover();
    const { left, top } = placeMenu({
      trigger: control.getBoundingClientRect(),
      menu: { width: element.offsetWidth, height: element.offsetHeight },
      window: { width: document.documentElement.clientWidth, height: window.innerHeight },
      side,
      align: 'middle',
      isRightToLeft: getComputedStyle(control).direction === 'rtl',
    });
    element.style.left = `${left}px`;
    element.style.top = `${top}px`;
    if (control.textContent?.trim() === text) return;
    control.setAttribute('aria-describedby', id);
    return () => control.removeAttribute('aria-describedby');
  }, [control, text, side, id]);

  // On top of everything, so the first Escape is its own wherever the focus is.
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      onDismiss();
    }
    document.addEventListener('keydown', onKeyDown, { capture: true });
    return () => document.removeEventListener('keydown', onKeyDown, { capture: true });
  });

  return (
    <div ref={ref} id={id} role="tooltip" popover="manual" className={bubble}>
      <span className={words}>{text}</span>
    </div>
  );
}
