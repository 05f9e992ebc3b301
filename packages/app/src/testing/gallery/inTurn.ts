/** Draws something, and says when it is there. */
type Draw = (onDrawn: () => void) => void;

const waiting = new Set<Draw>();
let isBusy = false;

/** In milliseconds, for a page that is never idle. */
const longestWait = 200;

/** How long the page has to stand still after it was scrolled, in milliseconds. */
const rest = 150;

let lastScroll = -rest;
addEventListener(
  'scroll',
  () => {
    lastScroll = performance.now();
  },
  { passive: true },
);

/**
 * Calls one function after another, each when the page is idle after the one before has drawn. What
 * several miniatures draw at once would take many frames, and scrolling would stop for as long; even
 * one takes longer than a frame, so nothing is drawn while the page is scrolled.
 *
 * @returns removes the function from the queue
 */
export function inTurn(draw: Draw): () => void {
  waiting.add(draw);
  if (!isBusy) next();
  return () => void waiting.delete(draw);
}

function next(): void {
  const left = lastScroll + rest - performance.now();
  if (left > 0) {
    isBusy = true;
    setTimeout(next, left);
    return;
  }
  const [first] = waiting;
  isBusy = first !== undefined;
  // Pictures wait until nothing is drawn any more.
  document.documentElement.toggleAttribute('data-drawing', isBusy);
  if (!first) return;
  waiting.delete(first);
  let isDrawn = false;
  first(() => {
    if (isDrawn) return;
    isDrawn = true;
    // After a frame, because what is drawn has to be laid out and painted too.
    requestAnimationFrame(() => {
      if ('requestIdleCallback' in globalThis) requestIdleCallback(next, { timeout: longestWait });
      else setTimeout(next);
    });
  });
}
