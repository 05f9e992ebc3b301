const positions = new Map<string, number>();

/** How a person comes to an entry of the browser's history. */
export type Arrival = 'starts' | 'returns' | 'stays';

/** How long late content may still move a restored page, in ms. */
const patience = 2_000;

/**
 * Puts the page where it belongs after a navigation, and remembers where it was when left: back and
 * forward return to the place, another entry for the same page stays, anything else starts at the top
 * or at the fragment.
 *
 * @param key of the entry in the browser's history
 * @returns remembers the place and stops
 */
export function keepScroll(key: string, arrival: Arrival, hash: string): () => void {
  history.scrollRestoration = 'manual';
  const stop = arrive(key, arrival, hash);
  return () => {
    stop();
    positions.set(key, scrollY);
  };
}

function arrive(key: string, arrival: Arrival, hash: string): () => void {
  if (arrival === 'stays') return () => {};
  const place = arrival === 'returns' ? positions.get(key) : undefined;
  return place === undefined ? goToStart(hash) : holdPlace(place);
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
