import { fadeSplash } from '@touchline/ui/shell/SplashScreen';
import { useAtomValue } from 'jotai';
import { useEffect, useLayoutEffect } from 'react';
import { schemeAtom, themeAtom } from '#features/appearance';
import { markShellUsable } from '#platform/startup/firstView.ts';
import {
  restoreStaticShellFocus,
  replayStaticShellPress,
} from '#platform/startup/restoreStaticShell.ts';

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
