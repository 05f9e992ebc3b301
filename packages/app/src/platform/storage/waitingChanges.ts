import { removeStored, waitingInMemory, waitingKeys, waitingPrefix } from './storage.ts';

/** A change that waits to be sent. Those of all tabs and all outboxes stand side by side. */
export interface WaitingChange {
  /** Later changes have greater ids. */
  id: string;
  /** The id of the person who made it. */
  owner: string;
  /** The name of its outbox. */
  queue: string;
  /** As it was stored; validate it before use. */
  change: unknown;
}

/** All waiting changes in the order in which they were made. */
export function readWaitingChanges(): WaitingChange[] {
  const keys = new Set([...waitingInMemory.keys(), ...waitingKeys()]);
  return [...keys].toSorted().flatMap((key) => parse(key) ?? []);
}

export function isWaiting(id: string): boolean {
  return parse(waitingPrefix + id) !== null;
}

/** An id after all others, also when the clock of the device was set back. */
export function nextChangeId(): string {
  const last = Number.parseInt(readWaitingChanges().at(-1)?.id ?? '', 36);
  const time = Math.max(Date.now(), Number.isNaN(last) ? 0 : last + 1);
  // Two tabs may make one in the same millisecond.
  return `${time.toString(36).padStart(9, '0')}-${crypto.randomUUID().slice(0, 8)}`;
}

/**
 * Stores a change, or replaces the one with its id. With a full or blocked storage it is lost with
 * the page.
 */
export function writeWaitingChange({ id, ...rest }: WaitingChange): void {
  const key = waitingPrefix + id;
  const text = JSON.stringify(rest);
  try {
    localStorage.setItem(key, text);
    waitingInMemory.delete(key);
  } catch {
    waitingInMemory.set(key, text);
  }
}

export function removeWaitingChange(id: string): void {
  const key = `${waitingPrefix}${id}` as const;
  waitingInMemory.delete(key);
  removeStored(key);
}

/** Whether a `storage` event is about a waiting change, or about all that is stored. */
export function isAboutWaitingChanges({ key }: StorageEvent): boolean {
  return key === null || key.startsWith(waitingPrefix);
}

function parse(key: string): WaitingChange | null {
  try {
    const text = waitingInMemory.get(key) ?? localStorage.getItem(key);
    const value = JSON.parse(text ?? 'null') as unknown;
    if (typeof value !== 'object' || value === null) return null;
    const { owner, queue, change } = value as Partial<WaitingChange>;
    if (typeof owner !== 'string' || typeof queue !== 'string') return null;
    return { id: key.slice(waitingPrefix.length), owner, queue, change };
  } catch {
    return null;
  }
}
