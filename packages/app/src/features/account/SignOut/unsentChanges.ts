import { useAtomValue } from 'jotai';
import { useEffectEvent, useLayoutEffect } from 'react';
import { connectivityAtom } from '#platform/client/requests.atoms.ts';
import { readQueuedChanges } from '#platform/storage/queuedChanges.ts';
import { store } from '#platform/store.ts';
import { countQueuedChanges, queuedCountAtom } from '#session/outbox/queuedCount.ts';
import { currentSession } from '#session/session.atoms.ts';

/**
 * Whether changes of this person would be lost with the session (OFFLINE-12). With a connection the
 * outboxes are sending what they have counted, and the end of the session does not stop that. On a page
 * that was opened by its address their code may not be there yet.
 */
export function hasUnsentChanges(): boolean {
  const owner = currentSession()?.user.id;
  const isSending = store.get(connectivityAtom) === 'online' && store.get(queuedCountAtom) > 0;
  return !isSending && readQueuedChanges().some((entry) => entry.owner === owner);
}

/**
 * The number of changes that are not sent yet.
 *
 * @param onNone called when all of them are sent or discarded
 */
export function useUnsentCount(onNone: () => void): number {
  const end = useEffectEvent(onNone);
  useLayoutEffect(() => {
    const check = () => {
      if (store.get(queuedCountAtom) === 0) end();
    };
    countQueuedChanges();
    check();
    return store.sub(queuedCountAtom, check);
  }, []);
  return useAtomValue(queuedCountAtom);
}
