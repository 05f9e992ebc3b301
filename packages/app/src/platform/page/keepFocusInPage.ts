import { keepFocus } from '@touchline/ui/keepFocus';

/**
 * A ref callback for the element around a page: moves the focus to its heading when the focused
 * control is removed or disabled, as by the submission of a form.
 */
export function keepFocusInPage(page: HTMLElement | null): (() => void) | undefined {
  if (!page) return undefined;
  return keepFocus(page, () => page.querySelector('h1')?.focus({ preventScroll: true }));
}
