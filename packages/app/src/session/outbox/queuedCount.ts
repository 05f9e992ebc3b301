import { atom } from 'jotai';
import { onSessionEnd } from '#platform/sessionScope.ts';
import { readQueuedChanges, removeQueuedChange } from '#platform/storage/queuedChanges.ts';
import { store } from '#platform/store.ts';
import { currentSession } from '../session.atoms.ts';

const countAtom = atom(0);

/** The number of changes of this person that the server does not have yet. */
export const queuedCountAtom = atom((get) => get(countAtom));

/** Counts again. The outboxes call it after each change of the queue. */
export function countQueuedChanges(): void {
  const owner = currentSession()?.user.id;
  store.set(countAtom, readQueuedChanges().filter((entry) => entry.owner === owner).length);
}

onSessionEnd(() => store.set(countAtom, 0));

/** Forgets all queued changes, of all outboxes. */
export function discardQueuedChanges(): void {
  for (const { id } of readQueuedChanges()) removeQueuedChange(id);
  countQueuedChanges();
}
