import { useAtomValue } from 'jotai';
import { useLayoutEffect, useState } from 'react';
import { connectivityAtom } from '#platform/client/requests.atoms.ts';
import { store } from '#platform/store.ts';
import { queuedCountAtom } from '#session/outbox/queuedCount.ts';
import { signOut } from '#session/session.ts';
import { SignedOut } from './SignedOut.tsx';
import { UnsentChanges } from './UnsentChanges.tsx';

/**
 * Ends the session when it is mounted. It asks first if changes are waiting for a connection, because
 * they are deleted with the session (OFFLINE-12).
 */
export function SignOut() {
  const waiting = useAtomValue(queuedCountAtom);
  // With a connection they are being sent, and the end of the session does not stop that.
  const [isAsking, setAsking] = useState(
    () => store.get(queuedCountAtom) > 0 && store.get(connectivityAtom) !== 'online',
  );
  const isDone = !isAsking || waiting === 0;

  // A layout effect: a person who reads that they are signed out may leave the page at once.
  useLayoutEffect(() => {
    if (isDone) signOut();
  }, [isDone]);

  return isDone ? (
    <SignedOut />
  ) : (
    <UnsentChanges count={waiting} onDiscarded={() => setAsking(false)} />
  );
}
