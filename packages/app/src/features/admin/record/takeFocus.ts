/**
 * Gives the focus to what takes the place of something that had it. The same function each time, so
 * that it is called once for an element.
 */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}
