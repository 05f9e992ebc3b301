import { isSessionStored } from './session.atoms.ts';
import { syncFromOtherTab } from './session.ts';

let isWatching = false;

/**
 * A page that the browser puts aside for "back" gets no events of other tabs. It is hidden while it
 * waits, so that it is seen again only after it has found out who is signed in by now.
 *
 * Called with the first session of the page, before anything of it is shown, and not with the services
 * of a signed-in person: their code comes later or never, and a page can be left before.
 */
export function watchPageCache(): void {
  if (isWatching) return;
  isWatching = true;
  const page = document.documentElement;
  addEventListener('pagehide', ({ persisted }) => {
    if (persisted) page.hidden = true;
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void sync().finally(showWhenRendered);
  });
  document.addEventListener('visibilitychange', () => document.hidden || void sync());

  /** Two frames later React has rendered who is signed in by now. */
  function showWhenRendered() {
    requestAnimationFrame(() => requestAnimationFrame(() => (page.hidden = false)));
  }
}

/** A session that the storage could not take is this tab's alone. */
async function sync(): Promise<void> {
  if (isSessionStored()) await syncFromOtherTab();
}
