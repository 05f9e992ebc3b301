import type { Location } from 'history';

/** Distance from the top in px, by the key of an entry in the browser's history and by address. */
const positions = new Map<string, number>();

/** How a person comes to an address. */
export type Arrival = 'starts' | 'returns' | 'stays';

/** How long late content may still move a restored page, in ms. */
const patience = 2_000;

function addressOf({ pathname, search }: Location): string {
  return pathname + search;
}

/** Remembers where a page is left. Call before anything of the next one is drawn. */
export function rememberScroll(location: Location): void {
  positions.set(location.key, scrollY);
  positions.set(addressOf(location), scrollY);
}

/**
 * Puts the page where it belongs after a navigation: back and forward return to the place, another
 * entry for the same page stays, anything else starts at the top or at the fragment. The back button
 * of the bar makes an entry of its own, so its place is found by the address.
 *
 * @returns stops it
 */
export function restoreScroll(location: Location, arrival: Arrival): () => void {
  history.scrollRestoration = 'manual';
  if (arrival === 'stays') return () => {};
  const place = positions.get(location.key) ?? positions.get(addressOf(location));
  return arrival === 'returns' && place !== undefined ? holdPlace(place) : goToStart(location.hash);
}

/** A page that just came is at its start: to ask would cost a layout in the midst of the first draw. */
let hasJustCome = true;

function goToStart(hash: string): () => void {
  const target = hash ? document.getElementById(decodeFragment(hash)) : null;
  if (target) target.scrollIntoView();
  else if (!hasJustCome && scrollY > 0) scrollTo(0, 0);
  hasJustCome = false;
  return () => {};
}

function decodeFragment(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}

/** Content may still be on its way: the place is taken again as the page grows, until the person moves. */
function holdPlace(place: number): () => void {
  const go = () => scrollTo(0, place);
  const observer = new ResizeObserver(() => {
    if (Math.abs(scrollY - place) > 1) go();
  });
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const name of movements) removeEventListener(name, stop);
  };
  const timer = setTimeout(stop, patience);
  for (const name of movements) addEventListener(name, stop, { once: true, passive: true });
  observer.observe(document.body);
  go();
  return stop;
}

const movements = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;
