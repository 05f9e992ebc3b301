import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { navigateTo, locationAtom } from '#platform/location/location.ts';
import { reloadIfReachable } from '#platform/loading/newBuild.ts';
import { showToast } from '#platform/toasts.ts';
import { store } from '#platform/store.ts';
import { isLockedAtom, userIdAtom } from '#session/session.atoms.ts';
import { setForcedSignOutListener, signInPath } from '#session/session.ts';

/**
 * Connects the session to the world outside React. Beside the lock, because what is kept of a person
 * goes (OFFLINE-7) and the session ends (AUTH-25) also in a product that starts locked, whose shell is
 * not rendered.
 */
export function SessionEffects() {
  const userId = useAtomValue(userIdAtom);

  useEffect(() => {
    setForcedSignOutListener((reason) => {
      showToast(reason === 'elsewhere' ? 'shell.sessionElsewhere' : 'shell.sessionExpired');
      const { pathname, search, hash } = store.get(locationAtom);
      if (reason === 'expired') navigateTo(signInPath(pathname + search + hash));
    });
  }, []);

  const isLocked = useAtomValue(isLockedAtom);

  // Loaded only for signed-in people, because visitors do not need it.
  useEffect(() => {
    if (userId === null) return;
    let stop = () => {};
    const effect = new AbortController();
    const { signal } = effect;
    import('./startSessionServices.ts')
      .then(({ startSessionServices }) => {
        if (!signal.aborted) stop = startSessionServices({ isLocked });
      })
      // Without it there is no lock and no live connection, and browsers keep the failure of a module
      // until the document is loaded anew.
      .catch(() => addEventListener('online', reloadIfReachable, { signal }));
    return () => {
      effect.abort();
      stop();
    };
  }, [userId, isLocked]);

  return null;
}
