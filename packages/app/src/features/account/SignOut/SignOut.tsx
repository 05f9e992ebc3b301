import { useLayoutEffect, useState } from 'react';
import { signOut } from '#session/session.ts';
import { SignedOut } from './SignedOut.tsx';
import { UnsentChangesPage } from './UnsentChanges.tsx';
import { hasUnsentChanges } from './unsentChanges.ts';

/**
 * Ends the session when it is mounted. It asks first if changes are waiting to be sent, because they are
 * deleted with the session (OFFLINE-12).
 */
export function SignOut() {
  const [isAsking, setAsking] = useState(hasUnsentChanges);

  // A layout effect: a person who reads that they are signed out may leave the page at once.
  useLayoutEffect(() => {
    if (!isAsking) signOut();
  }, [isAsking]);

  return isAsking ? <UnsentChangesPage onNone={() => setAsking(false)} /> : <SignedOut />;
}
