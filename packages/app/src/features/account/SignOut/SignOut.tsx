import { useAtomValue } from 'jotai';
import { useLayoutEffect, useState } from 'react';
import { connectivityAtom } from '#platform/client/requests.atoms.ts';
import { store } from '#platform/store.ts';
import { waitingCountAtom } from '#session/outbox/waitingCount.ts';
import { signOut } from '#session/session.ts';
import { SignedOut } from './SignedOut.tsx';
import { UnsentChanges } from './UnsentChanges.tsx';

/**
 * Ends the session when it is mounted. Where changes wait for a connection it asks first, because
 * they go with the session (OFFLINE-12).
 */
export function SignOut() {
  const waiting = useAtomValue(waitingCountAtom);
  // With a connection they are on their way, and are sent although the session ends.
  const [isAsking, setAsking] = useState(
    () => store.get(waitingCountAtom) > 0 && store.get(connectivityAtom) !== 'online',
  );
  const isDone = !isAsking || waiting === 0;

  // Before anything is painted: who reads that they are signed out may leave the page at once.
  useLayoutEffect(() => {
    if (isDone) signOut();
  }, [isDone]);

  return isDone ? (
    <SignedOut />
  ) : (
    <UnsentChanges count={waiting} onDiscarded={() => setAsking(false)} />
  );
}
