import { fadeSplash } from '@touchline/ui/shell/SplashScreen';
import { useAtomValue } from 'jotai';
import { useEffect, useLayoutEffect } from 'react';
import { schemeAtom, themeAtom } from '#features/appearance';
import { navigateTo, locationAtom } from '#platform/location/location.ts';
import { showToast } from '#platform/toasts.ts';
import { markShellUsable } from '#platform/startup/firstView.ts';
import {
  restoreStaticShellFocus,
  replayStaticShellPress,
} from '#platform/startup/restoreStaticShell.ts';
import { store } from '#platform/store.ts';
import { isLockedAtom, userIdAtom } from '#session/session.atoms.ts';
import { setForcedSignOutListener, signInPath } from '#session/session.ts';

/**
 * The delay for work that is not urgent, in ms; most connections have the first content by then.
 */
const idleDelay = 2_500;

/**
 * Connects the shell to the world outside React. A component that renders nothing, so that its
 * state does not render the shell again.
 */
export function ShellEffects() {
  useAppearance();
  useSession();
  useLayoutEffect(restoreStaticShellFocus, []);
  useEffect(() => {
    markShellUsable();
    replayStaticShellPress();
    fadeSplash();
    const timer = setTimeout(
      () => void import('./idleTasks.ts').then((m) => m.startIdleTasks()).catch(() => {}),
      idleDelay,
    );
    return () => clearTimeout(timer);
  }, []);
  return null;
}

function useAppearance() {
  const theme = useAtomValue(themeAtom);
  const scheme = useAtomValue(schemeAtom);
  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = theme;
    document.documentElement.dataset['scheme'] = scheme;
  }, [theme, scheme]);
}

function useSession() {
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
    let isUnmounted = false;
    import('./startSessionServices.ts')
      .then(({ startSessionServices }) => {
        if (!isUnmounted) stop = startSessionServices({ isLocked });
      })
      .catch(() => console.warn('The live connection could not be fetched'));
    return () => {
      isUnmounted = true;
      stop();
    };
  }, [userId, isLocked]);
}
