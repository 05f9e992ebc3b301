/** The space kept above the active item when the list is scrolled, in px (NAV-48). */
const scrollMargin = 120;

/**
 * Scrolls a list to its active item unless the item is already visible.
 *
 * @returns whether there is an active item in the list
 */
export function scrollToActive(scroller: HTMLElement): boolean {
  const active =
    scroller.querySelector('[aria-current="page"]') ?? scroller.querySelector('[aria-current]');
  if (!active) return false;
  const window = scroller.getBoundingClientRect();
  const place = active.getBoundingClientRect();
  if (place.top < window.top || place.bottom > window.bottom) {
    scroller.scrollTop += place.top - window.top - scrollMargin;
  }
  return true;
}
