/** The edges of an element in the document, its width and its height, in whole pixels. */
export function boxOf(element: Element | null | undefined) {
  if (!element) throw new Error('There is nothing to measure');
  const { left, top, width, height } = element.getBoundingClientRect();
  return {
    left: Math.round(left),
    top: Math.round(top + scrollY),
    width: Math.round(width),
    height: Math.round(height),
  };
}

/** The boxes of all that a selector finds in an element. */
export function boxesOf(root: Element, selector: string) {
  return [...root.querySelectorAll(selector)].map(boxOf);
}
