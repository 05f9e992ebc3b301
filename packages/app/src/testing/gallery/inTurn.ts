const waiting = new Set<() => void>();
let isBusy = false;

/** In milliseconds, for a page that is never idle. */
const longestWait = 200;

/**
 * Calls one function after another, each when the page is idle after the one before. What several
 * miniatures draw at once would take many frames, and scrolling would stop for as long.
 *
 * @returns takes the place in the queue back
 */
export function inTurn(draw: () => void): () => void {
  waiting.add(draw);
  if (!isBusy) next();
  return () => void waiting.delete(draw);
}

function next(): void {
  const [first] = waiting;
  isBusy = first !== undefined;
  if (!first) return;
  waiting.delete(first);
  first();
  // After a frame, because what is drawn has to be laid out and painted too.
  requestAnimationFrame(() => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(next, { timeout: longestWait });
    else setTimeout(next);
  });
}
