import { currentSession } from './session.atoms.ts';
import { syncFromOtherTab } from './session.ts';

/**
 * A visitor's page that the browser puts aside for "back" gets no events of other tabs, so it looks for
 * itself whether somebody has signed in meanwhile (AUTH-11). Pages of a person are the affair of
 * `pageCache.ts`.
 */
export function followSignIn(): void {
  const follow = () => {
    if (!currentSession()) void syncFromOtherTab();
  };
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) follow();
  });
  // The page may have been away before this code was there.
  follow();
}
