/**
 * The maximum delay of a timer in ms. Browsers store it in 32 bits, and 25 days would fire at once.
 */
const longestDelay = 2 ** 31 - 1;

/**
 * Calls back when a time is reached by the clock of the device, however far away it is. A device that
 * slept or whose clock was set is noticed when the page is seen again.
 *
 * @param time in ms since 1970
 * @returns stops waiting
 */
export function atTime(time: number, onReached: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const stopped = new AbortController();
  const { signal } = stopped;

  function check() {
    clearTimeout(timer);
    const remaining = time - Date.now();
    if (remaining > 0) {
      timer = setTimeout(check, Math.min(remaining, longestDelay));
      return;
    }
    stopped.abort();
    onReached();
  }

  for (const name of ['pageshow', 'focus']) addEventListener(name, check, { signal });
  document.addEventListener('visibilitychange', check, { signal });
  check();
  return () => {
    stopped.abort();
    clearTimeout(timer);
  };
}
