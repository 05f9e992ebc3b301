import { keepFocus } from '@touchline/ui/keepFocus';
import { requestHeadingFocusIfLost } from '../location/headingFocus.ts';

/**
 * A ref callback for the element around a page: moves the focus to its heading when the focused
 * control is removed or disabled, as by the submission of a form, and to the heading that comes next when
 * the whole page is replaced.
 */
export function keepFocusInPage(page: HTMLElement | null): (() => void) | undefined {
  if (!page) return undefined;
  const stop = keepFocus(page, () => page.querySelector('h1')?.focus({ preventScroll: true }));
  return () => {
    stop();
    // It is still in the document.
    if (page.contains(document.activeElement)) requestHeadingFocusIfLost();
  };
}
