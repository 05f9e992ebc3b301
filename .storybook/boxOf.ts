/**
 * The edges of an element in the document, its width and its height, in whole pixels. A box is placed at
 * fractions of a pixel, and two that meet on the screen can differ in the last digit.
 */
export function boxOf(element: Element | null | undefined) {
  if (!element) throw new Error('There is nothing to measure');
  const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
  return {
    left: Math.round(left),
    top: Math.round(top + scrollY),
    right: Math.round(right),
    bottom: Math.round(bottom + scrollY),
    width: Math.round(width),
    height: Math.round(height),
  };
}

/** The boxes of all that a selector finds in an element. */
export function boxesOf(root: Element, selector: string) {
  return [...root.querySelectorAll(selector)].map(boxOf);
}
