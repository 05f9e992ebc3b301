import { writeQueuedChange } from '#platform/storage/queuedChanges.ts';
import { discardQueuedChanges } from '#session/outbox/queuedCount.ts';
import { currentSession } from '#session/session.atoms.ts';

/**
 * Stores two changes of the signed-in person, of an outbox that does not run, so that nothing sends
 * them.
 *
 * @returns discards them
 */
export function queueTwoChanges(): () => void {
  const owner = currentSession()?.user.id ?? '';
  for (const id of ['1', '2']) writeQueuedChange({ id, owner, queue: 'story', change: null });
  return discardQueuedChanges;
}
