/** Draws something, and says when it is there. */
type Draw = (onDrawn: () => void) => void;

const waiting = new Set<Draw>();
let isBusy = false;

/** In milliseconds, for a page that is never idle. */
const longestWait = 200;

/**
 * Calls one function after another, each when the page is idle after the one before has drawn. What
 * several miniatures draw at once would take many frames, and scrolling would stop for as long.
 *
 * @returns takes the place in the queue back
 */
export function inTurn(draw: Draw): () => void {
  waiting.add(draw);
  if (!isBusy) next();
  return () => void waiting.delete(draw);
}

function next(): void {
  const [first] = waiting;
  isBusy = first !== undefined;
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
