/**
 * A ref callback that gives the focus to an element when it is mounted, such as a form that replaces
 * the button that had it. A stable function, so that React calls it once per element.
 */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}
