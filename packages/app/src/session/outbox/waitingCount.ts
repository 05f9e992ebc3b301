import { atom } from 'jotai';
import { onSessionEnd } from '#platform/sessionScope.ts';
import { readWaitingChanges, removeWaitingChange } from '#platform/storage/waitingChanges.ts';
import { store } from '#platform/store.ts';
import { currentSession } from '../session.atoms.ts';

const countAtom = atom(0);

/** The number of changes of this person that the server does not have yet. */
export const waitingCountAtom = atom((get) => get(countAtom));

/** Counts again. The outboxes call it after each change of what waits. */
export function countWaiting(): void {
  const owner = currentSession()?.user.id;
  store.set(countAtom, readWaitingChanges().filter((entry) => entry.owner === owner).length);
}

onSessionEnd(() => store.set(countAtom, 0));

/** Forgets all changes that wait, of all outboxes. */
export function discardWaiting(): void {
  for (const { id } of readWaitingChanges()) removeWaitingChange(id);
  countWaiting();
}
