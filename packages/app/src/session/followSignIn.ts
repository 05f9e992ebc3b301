import { currentSession } from './session.atoms.ts';
import { syncFromOtherTab } from './session.ts';

/**
 * A page in the back/forward cache gets no events of other tabs. A visitor's page therefore checks the
 * storage for a sign-in when it is shown again (AUTH-11); for the page of a person, see
 * `pageCache.ts`.
 */
export function followSignIn(): void {
  const follow = () => {
    if (!currentSession()) void syncFromOtherTab();
  };
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) follow();
  });
  // The page may have been cached and shown again before this code was loaded.
  follow();
}
