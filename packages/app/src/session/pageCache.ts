/**
 * A page that the browser puts aside for "back" gets no events of other tabs. It is hidden while it
 * waits, so that it is seen again only after `sync` has found out who is signed in by now.
 *
 * @returns stops watching
 */
export function watchPageCache(sync: () => Promise<void>): () => void {
  const page = document.documentElement;
  const stopped = new AbortController();
  const { signal } = stopped;
  addEventListener(
    'pagehide',
    ({ persisted }) => {
      if (persisted) page.hidden = true;
    },
    { signal },
  );
  addEventListener(
    'pageshow',
    ({ persisted }) => {
      if (persisted) void sync().finally(showWhenRendered);
    },
    { signal },
  );
  document.addEventListener('visibilitychange', () => document.hidden || void sync(), { signal });
  return () => {
    stopped.abort();
    // The visibility changes before `pageshow`, and may have ended the session by then.
    showWhenRendered();
  };

  /** Two frames later React has rendered who is signed in by now. */
  function showWhenRendered() {
    if (!page.hidden) return;
    requestAnimationFrame(() => requestAnimationFrame(() => (page.hidden = false)));
  }
}
