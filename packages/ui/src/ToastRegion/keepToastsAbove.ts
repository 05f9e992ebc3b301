import { toastClearance } from './clearance.css.ts';

const property = toastClearance.slice('var('.length, -1);

/** The height that is left for toasts, in px: one with several lines and a button. */
const roomOfToasts = 200;

/** What toasts are kept above; the one that needs the most space counts. */
const kept = new Set<HTMLElement>();

function spaceOf(element: HTMLElement): number {
  const { top, bottom } = element.getBoundingClientRect();
  if (bottom <= 0 || top >= innerHeight) return 0;
  // Limited, because above an element high in the window there would be no room for a toast.
  const room = Math.min(innerHeight * 0.4, roomOfToasts);
  return Math.min(innerHeight - top, innerHeight - room);
}

function place(): void {
  const { style } = document.documentElement;
  if (kept.size === 0) style.removeProperty(property);
  else style.setProperty(property, `${Math.round(Math.max(...[...kept].map(spaceOf)))}px`);
}

/**
 * The ref of an element at the end of the window that toasts stay above, whatever its height: a bar
 * that saves, or a field. The element is asked for its place at each scroll, because a sticky one
 * leaves the edge where its list ends.
 */
export function keepToastsAbove(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined;
  kept.add(element);
  // At once, because the page may be scrolled for the focus before the observer reports.
  place();
  const sizes = new ResizeObserver(place);
  // The element moves when what stands above it grows or shrinks, also where the page is no lower than
  // the window then.
  for (let part: Element = element; part.parentElement; part = part.parentElement)
    for (const beside of part.parentElement.children) sizes.observe(beside);
  addEventListener('scroll', place, { capture: true, passive: true });
  addEventListener('resize', place);
  return () => {
    kept.delete(element);
    sizes.disconnect();
    removeEventListener('resize', place);
    removeEventListener('scroll', place, { capture: true });
    place();
  };
}
