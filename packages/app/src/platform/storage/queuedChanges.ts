import { lastAttempts, removeStored, queuedInMemory, queuedKeys, queuedPrefix } from './storage.ts';

/** A change that is queued until it is sent. Those of all tabs and all outboxes stand side by side. */
export interface QueuedChange {
  /** Later changes have greater ids. */
  id: string;
  /** The id of the person who made it. */
  owner: string;
  /** The name of its outbox. */
  queue: string;
  /** As it was stored; validate it before use. */
  change: unknown;
}

/** All queued changes in the order in which they were made. */
export function readQueuedChanges(): QueuedChange[] {
  const keys = new Set([...queuedInMemory.keys(), ...queuedKeys()]);
  return [...keys].toSorted().flatMap((key) => parse(key) ?? []);
}

/** Whether a change is still to be sent: nobody has sent or discarded it. */
export function isQueued(id: string): boolean {
  const key = queuedPrefix + id;
  return lastAttempts.has(key) || parse(key) !== null;
}

/** An id after all others, also when the clock of the device was set back. */
export function nextChangeId(): string {
  const last = Number.parseInt(readQueuedChanges().at(-1)?.id ?? '', 36);
  const time = Math.max(Date.now(), Number.isNaN(last) ? 0 : last + 1);
  // Two tabs may make one in the same millisecond.
  return `${time.toString(36).padStart(9, '0')}-${crypto.randomUUID().slice(0, 8)}`;
}

/**
 * Stores a change, or replaces the one with its id. With a full or blocked storage it is lost with
 * the page.
 */
export function writeQueuedChange({ id, ...rest }: QueuedChange): void {
  const key = queuedPrefix + id;
  const text = JSON.stringify(rest);
  try {
    localStorage.setItem(key, text);
    queuedInMemory.delete(key);
  } catch {
    queuedInMemory.set(key, text);
  }
}

export function removeQueuedChange(id: string): void {
  const key = `${queuedPrefix}${id}` as const;
  queuedInMemory.delete(key);
  lastAttempts.delete(key);
  removeStored(key);
}

/** Whether a `storage` event is about a queued change, or about all that is stored. */
export function isAboutQueuedChanges({ key }: StorageEvent): boolean {
  return key === null || key.startsWith(queuedPrefix);
}

function parse(key: string): QueuedChange | null {
  try {
    const text = queuedInMemory.get(key) ?? localStorage.getItem(key);
    const value = JSON.parse(text ?? 'null') as unknown;
    if (typeof value !== 'object' || value === null) return null;
    const { owner, queue, change } = value as Partial<QueuedChange>;
    if (typeof owner !== 'string' || typeof queue !== 'string') return null;
    return { id: key.slice(queuedPrefix.length), owner, queue, change };
  } catch {
    return null;
  }
}
