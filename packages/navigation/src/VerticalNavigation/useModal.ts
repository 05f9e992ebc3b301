import { useLayoutEffect, useRef, type RefObject } from 'react';

const focusable = 'a[href], button:not(:disabled), input, select, textarea, [tabindex="0"]';

/** Takes everything beside the element and its overlay out of reach, and gives it back. */
function holdTheRest(element: HTMLElement): () => void {
  const held: HTMLElement[] = [];
  for (let at = element; at.parentElement && at !== document.body; at = at.parentElement) {
    for (const other of at.parentElement.children) {
      const isOurs = other === at || other.hasAttribute('data-navigation-overlay');
      if (isOurs || !(other instanceof HTMLElement) || other.inert) continue;
      if (other.matches('script, style, link, [data-react-aria-top-layer]')) continue;
      other.inert = true;
      held.push(other);
    }
  }
  return () => {
    for (const other of held) other.inert = false;
  };
}

function focusInto(element: HTMLElement) {
  const inside = [...element.querySelectorAll<HTMLElement>(focusable)].filter((one) =>
    one.checkVisibility({ visibilityProperty: true }),
  );
  const target = inside.find((one) => one.ariaCurrent === 'page') ?? inside[0] ?? element;
  target.focus({ preventScroll: true });
}

/**
 * Makes a drawer the only thing on the page while it is open: the rest is inert, the page does not
 * scroll, the focus comes in and goes back where it was, and Escape closes.
 */
export function useModal(ref: RefObject<HTMLElement | null>, isOpen: boolean, onClose: () => void) {
  const close = useRef(onClose);
  useLayoutEffect(() => {
    close.current = onClose;
  });

  const giveBack = useRef<(() => void) | undefined>(undefined);

  useLayoutEffect(() => {
    const element = ref.current;
    if (!isOpen) {
      // Not before now: while it changes the page, React itself puts the focus back.
      giveBack.current?.();
      giveBack.current = undefined;
      return;
    }
    if (!element) return;
    const before = document.activeElement;
    giveBack.current = () => {
      const now = document.activeElement;
      const isOurs = !now || now === document.body || element.contains(now);
      if (isOurs && before instanceof HTMLElement && before.isConnected) {
        before.focus({ preventScroll: true });
      }
    };
    const release = holdTheRest(element);
    const root = document.documentElement;
    const hasScrollbar = root.clientWidth < window.innerWidth;
    root.dataset['navigationOpen'] = hasScrollbar ? 'beside-scrollbar' : '';
    focusInto(element);

    function onKeyDown(event: KeyboardEvent) {
      if (event.key === 'Escape' && !event.defaultPrevented) close.current();
    }
    document.addEventListener('keydown', onKeyDown);

    return () => {
      document.removeEventListener('keydown', onKeyDown);
      delete root.dataset['navigationOpen'];
      release();
    };
  }, [ref, isOpen]);

  useLayoutEffect(() => () => giveBack.current?.(), []);
}
