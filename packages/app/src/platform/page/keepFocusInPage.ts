import { keepFocus } from '@touchline/ui/keepFocus';
import { requestHeadingFocusIfLost } from '../location/headingFocus.ts';

/** The page that was taken away last while the focus was in it: for good, or hidden while a part of it loads. */
let left: { page: HTMLElement; focused: Element } | null = null;

/**
 * A ref callback for the element around a page: moves the focus to its heading when the focused
 * control is removed or disabled, as by the submission of a form, and to the heading that comes next when
 * the whole page is replaced. A page that comes back has the focus where it was.
 */
export function keepFocusInPage(page: HTMLElement | null): (() => void) | undefined {
  if (!page) return undefined;
  if (left?.page === page && document.activeElement === document.body)
    (left.focused as HTMLElement).focus({ preventScroll: true });
  left = null;
  const stop = keepFocus(page, () => page.querySelector('h1')?.focus({ preventScroll: true }));
  return () => {
    stop();
    // It is still in the document.
    const { activeElement } = document;
    if (!activeElement || !page.contains(activeElement)) return;
    left = { page, focused: activeElement };
    requestHeadingFocusIfLost();
  };
}
