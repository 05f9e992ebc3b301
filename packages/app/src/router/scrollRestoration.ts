import type { Location } from 'history';

/** Scroll positions in px, by the key of a history entry and by address. */
const positions = new Map<string, number>();

/** What a navigation does with the scroll position: the top of a new page, the stored position of a previous one, or the current position on the same page. */
export type ScrollMode = 'top' | 'restore' | 'keep';

/** How long the scroll position is corrected while content is still loading, in ms. */
const correctionTime = 2_000;

function addressOf({ pathname, search }: Location): string {
  return pathname + search;
}

/** Stores the scroll position of a page. Call before anything of the next one is rendered. */
export function saveScrollPosition(location: Location): void {
  positions.set(location.key, scrollY);
  positions.set(addressOf(location), scrollY);
}

/**
 * Sets the scroll position after a navigation: back and forward restore it, a new entry for the
 * same page keeps it, anything else scrolls to the top or to the fragment. The back button of the
 * bar creates new entries, so its positions are found by address.
 *
 * @returns stops correcting the position
 */
export function applyScroll(location: Location, mode: ScrollMode): () => void {
  history.scrollRestoration = 'manual';
  if (mode === 'keep') return () => {};
  const position = positions.get(location.key) ?? positions.get(addressOf(location));
  return mode === 'restore' && position !== undefined
    ? keepScrollPosition(position)
    : scrollToTopOrFragment(location.hash);
}

function scrollToTopOrFragment(hash: string): () => void {
  const target = hash ? document.getElementById(decodeFragment(hash)) : null;
  if (target) target.scrollIntoView();
  // Without a look at `scrollY`, which would lay out the new page once more than it needs: the top is
  // always there.
  else scrollTo(0, 0);
  return () => {};
}

function decodeFragment(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}

/**
 * Scrolls to the position again whenever the page grows, until the person scrolls or time is up.
 */
function keepScrollPosition(position: number): () => void {
  const scrollToPosition = () => scrollTo(0, position);
  const observer = new ResizeObserver(() => {
    if (Math.abs(scrollY - position) > 1) scrollToPosition();
  });
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const name of userScrollEvents) removeEventListener(name, stop);
  };
  const timer = setTimeout(stop, correctionTime);
  for (const name of userScrollEvents) addEventListener(name, stop, { once: true, passive: true });
  observer.observe(document.body);
  scrollToPosition();
  return stop;
}

const userScrollEvents = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;
