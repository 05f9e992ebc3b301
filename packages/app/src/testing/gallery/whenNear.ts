type Tell = (isNear: boolean) => void;

const told = new WeakMap<Element, Tell>();

/** One observer for all elements, because it reports them in document order; several would not. */
const observer = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) told.get(target)?.(isIntersecting);
  },
  { rootMargin: '25%' },
);

/**
 * Tells whether an element is near the viewport, at once and when that changes.
 *
 * @returns stops it
 */
export function whenNear(element: Element, tell: Tell): () => void {
  told.set(element, tell);
  observer.observe(element);
  return () => {
    told.delete(element);
    observer.unobserve(element);
  };
}
