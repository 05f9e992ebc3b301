import { useAtomValue } from 'jotai';
import { useLayoutEffect, useState, type ReactNode } from 'react';
import { LockScreen } from '#features/account';
import { isLockedAtom } from '#session/session.atoms.ts';

/**
 * Hides the product while the session is locked and keeps all that was typed and opened in it. A
 * product that starts locked is rendered when it is unlocked.
 */
export function LockBoundary({ children }: { children: ReactNode }) {
  const isLocked = useAtomValue(isLockedAtom);
  const [hasStarted, setStarted] = useState(!isLocked);
  if (!isLocked && !hasStarted) setStarted(true);
  useLayoutEffect(() => (isLocked ? hideProduct() : undefined), [isLocked]);
  return (
    <>
      {hasStarted && children}
      {isLocked && <LockScreen />}
    </>
  );
}

/** @returns shows it again, at the same place and with the same focus */
function hideProduct(): () => void {
  const { dataset } = document.documentElement;
  const [x, y, focused] = [scrollX, scrollY, document.activeElement];
  // The style sheet of `static.css.ts` hides everything but the lock screen.
  dataset['locked'] = '';
  return () => {
    delete dataset['locked'];
    scrollTo(x, y);
    if (focused instanceof HTMLElement && focused.isConnected)
      focused.focus({ preventScroll: true });
  };
}
