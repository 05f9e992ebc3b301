import type { Supervisor } from './supervisor.ts';

/** How often the page notes that it is awake, in ms. */
const tickInterval = 15_000;

/**
 * A longer time without a tick means that the device or the tab was asleep, in ms. Browsers run the
 * timers of a hidden tab once a minute.
 */
const maxTickGap = 75_000;

/**
 * Wakes the connection when the network, the page or the tab comes back. After a sleep or another
 * network an open socket may be dead without having closed, so it is replaced (LIVE-15, LIVE-19).
 *
 * A page that is left closes its connection itself (LIVE-22). Browsers differ in whether a page with
 * an open socket enters the back/forward cache, and some log the address of the socket that they
 * close, with its token.
 *
 * @returns removes the listeners and the timer
 */
export function watchWake({ retryNow, replace, pause }: Supervisor): () => void {
  // Not `performance.now`, which can stand still while the device is asleep.
  let lastTick = Date.now();

  function wasAsleep(): boolean {
    const gap = Date.now() - lastTick;
    lastTick = Date.now();
    return gap > maxTickGap;
  }

  function wake() {
    if (wasAsleep()) replace();
    else retryNow();
  }

  function onVisible() {
    if (document.visibilityState === 'visible') wake();
  }

  function onPageShow({ persisted }: PageTransitionEvent) {
    if (wasAsleep() || persisted) replace();
    else retryNow();
  }

  const timer = setInterval(() => {
    if (wasAsleep()) replace();
  }, tickInterval);
  addEventListener('online', replace);
  addEventListener('pageshow', onPageShow);
  addEventListener('pagehide', pause);
  document.addEventListener('resume', wake);
  document.addEventListener('visibilitychange', onVisible);
  return () => {
    clearInterval(timer);
    removeEventListener('online', replace);
    removeEventListener('pageshow', onPageShow);
    removeEventListener('pagehide', pause);
    document.removeEventListener('resume', wake);
    document.removeEventListener('visibilitychange', onVisible);
  };
}
