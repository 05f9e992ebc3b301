import { useLayoutEffect, useRef, type RefObject } from 'react';

const focusable = 'a[href], button:not(:disabled), input, select, textarea, [tabindex="0"]';

/**
 * Makes everything except the element and its overlay inert.
 *
 * @returns undoes it
 */
function makeRestInert(element: HTMLElement): () => void {
  const madeInert: HTMLElement[] = [];
  for (let at = element; at.parentElement && at !== document.body; at = at.parentElement) {
    for (const other of at.parentElement.children) {
      const isOurs = other === at || other.hasAttribute('data-navigation-overlay');
      if (isOurs || !(other instanceof HTMLElement) || other.inert) continue;
      if (other.matches('script, style, link, [data-react-aria-top-layer]')) continue;
      other.inert = true;
      madeInert.push(other);
    }
  }
  return () => {
    for (const other of madeInert) other.inert = false;
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
 * Makes a drawer modal while it is open: the rest of the page is inert and does not scroll, and the
 * focus moves into the drawer and back when it closes.
 */
export function useModal(ref: RefObject<HTMLElement | null>, isOpen: boolean) {
  const restoreFocus = useRef<(() => void) | undefined>(undefined);

  useLayoutEffect(() => {
    const element = ref.current;
    if (!isOpen) {
      // Here and not in the cleanup, because React restores the focus itself during the commit.
      restoreFocus.current?.();
      restoreFocus.current = undefined;
      return;
    }
    if (!element) return;
    const before = document.activeElement;
    restoreFocus.current = () => {
      const now = document.activeElement;
      const isOurs = !now || now === document.body || element.contains(now);
      if (isOurs && before instanceof HTMLElement && before.isConnected) {
        before.focus({ preventScroll: true });
      }
    };
    const undoInert = makeRestInert(element);
    const root = document.documentElement;
    const hasScrollbar = root.clientWidth < window.innerWidth;
    root.dataset['navigationOpen'] = hasScrollbar ? 'beside-scrollbar' : '';
    focusInto(element);

    return () => {
      delete root.dataset['navigationOpen'];
      undoInert();
    };
  }, [ref, isOpen]);

  useLayoutEffect(() => () => restoreFocus.current?.(), []);
}
