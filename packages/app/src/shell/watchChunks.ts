const key = 'touchline.reloadedAt';

/** A second reload within this time would be a loop, in ms. */
const pause = 20_000;

/**
 * After a deployment, pages of the previous build can no longer be fetched: the new build is loaded,
 * once, and never while offline.
 */
export function watchChunks(): void {
  addEventListener('vite:preloadError', () => {
    if (!navigator.onLine) return;
    try {
      if (Date.now() - Number(sessionStorage.getItem(key)) < pause) return;
      sessionStorage.setItem(key, String(Date.now()));
    } catch {
      // Without storage a loop could not be noticed: the error screen has a button instead.
      return;
    }
    location.reload();
  });
}
