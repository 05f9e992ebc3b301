import { ApiError } from '#platform/client/ApiError.ts';
import { onSessionEnd } from '#platform/sessionScope.ts';
import {
  isAboutQueuedChanges,
  isQueued,
  nextChangeId,
  readQueuedChanges,
  removeQueuedChange,
  writeQueuedChange,
  type QueuedChange,
} from '#platform/storage/queuedChanges.ts';
import { store } from '#platform/store.ts';
import { currentSession, currentToken, isLockedAtom, userIdAtom } from '../session.atoms.ts';
import { waitForRetry } from './waitForRetry.ts';
import { countQueuedChanges } from './queuedCount.ts';

/** Another tab has sent the change, so its answer is unknown here. */
export const sentElsewhere = Symbol('sent elsewhere');

/** The session ended before the change was sent. It may be kept for its person. */
export class OutboxEndedError extends Error {
  override readonly name = 'OutboxEndedError';
}

export interface OutboxOptions {
  /** Keeps the changes of one outbox apart from those of others; written to the storage. */
  name: string;
  /**
   * Called with changes of the current person that this tab does not know yet: of an earlier visit
   * and of other tabs. Pass each to `deliver`, or to `drop` if it is unusable.
   */
  onFound: (found: readonly QueuedChange[]) => void;
}

export interface DeliverOptions {
  /** False for a change that must not be sent again without an answer (WIRE-7). */
  isRepeatable?: boolean;
}

/** The end of the session in which the changes were made. */
interface Scope {
  end: { reason: 'expired' | 'left'; token: string } | null;
  /** Resolves at the end. */
  ended: Promise<void>;
  resolve: () => void;
}

/**
 * Changes of a signed-in person that are stored until the server has taken them (OFFLINE-9). The
 * caller defines what a change contains and how it is shown meanwhile.
 */
export function createOutbox({ name, onFound }: OutboxOptions) {
  /** The changes that this tab delivers, by id, with the session that each belongs to. */
  const scopes = new Map<string, Scope>();
  let scope: Scope = startScope();

  onSessionEnd(({ reason, accessToken }) => {
    scope.end = { reason, token: accessToken };
    scope.resolve();
    // After an expired session the changes stay stored, and `find` reports them after the next
    // sign-in.
    if (reason === 'expired') {
      for (const [id, from] of scopes) if (from === scope) scopes.delete(id);
    }
    scope = startScope();
  });

  function find(): void {
    const owner = currentSession()?.user.id;
    countQueuedChanges();
    const found = readQueuedChanges().filter(
      (entry) => entry.owner === owner && entry.queue === name && !scopes.has(entry.id),
    );
    for (const { id } of found) scopes.set(id, scope);
    if (found.length > 0) onFound(found);
  }

  function forget(id: string): void {
    removeQueuedChange(id);
    scopes.delete(id);
    countQueuedChanges();
  }

  function write(id: string, change: unknown): void {
    const owner = currentSession()?.user.id;
    if (owner !== undefined) writeQueuedChange({ id, owner, queue: name, change });
    countQueuedChanges();
  }

  /** One attempt to send a change. @returns undefined when it has to be repeated */
  async function attempt<Answer>(
    id: string,
    from: Scope,
    token: string | null,
    task: (token: string | null) => Promise<Answer>,
    isRepeatable: boolean,
  ): Promise<{ answer: Answer | typeof sentElsewhere } | undefined> {
    // The session may have ended while another tab had its turn.
    if (hasExpired(from)) throw new OutboxEndedError();
    if (!isQueued(id)) return { answer: sentElsewhere };
    // A page that is left before the answer would find it in the storage and send it again.
    if (!isRepeatable) forget(id);
    try {
      const answer = await task(token);
      forget(id);
      return { answer };
    } catch (error) {
      const hasEndedSession = error instanceof ApiError && error.status === 401;
      const isRefused = !hasEndedSession && !(isRepeatable && isTemporary(error));
      // What is not refused stays stored until the person signs in again (OFFLINE-11).
      if (!isRefused && hasExpired(from)) throw new OutboxEndedError();
      if (!from.end && isRepeatable && !isRefused) return undefined;
      forget(id);
      throw error;
    }
  }

  return {
    find,
    /** Stores a change of the current person at once, so that it outlives a reload. @returns its id */
    keep(change: unknown): string {
      const id = nextChangeId();
      scopes.set(id, scope);
      write(id, change);
      return id;
    },
    /** Replaces a change that waits, unless another tab has sent it. */
    replace(id: string, change: unknown): void {
      if (isQueued(id)) write(id, change);
    },
    /** Forgets a change that has become pointless or unusable. */
    drop: forget,
    /**
     * Sends a change as soon as the server can be reached, in one tab only, and forgets it. After
     * its person has left it is tried once more, with the token of their session.
     *
     * @throws ApiError when the server refuses the change
     * @throws OutboxEndedError
     */
    async deliver<Answer>(
      id: string,
      task: (token: string | null) => Promise<Answer>,
      { isRepeatable = true }: DeliverOptions = {},
    ): Promise<Answer | typeof sentElsewhere> {
      const from = scopes.get(id);
      for (;;) {
        if (!from || hasExpired(from)) throw new OutboxEndedError();
        const token = from.end?.token ?? currentToken();
        if (from.end || (!isOffline() && !store.get(isLockedAtom))) {
          const outcome = await inTurn(name, () => attempt(id, from, token, task, isRepeatable));
          if (outcome) return outcome.answer;
        }
        await Promise.race([waitForRetry(), from.ended]);
      }
    },
  };
}

export type Outbox = ReturnType<typeof createOutbox>;

/**
 * Calls `find` of an outbox when somebody signs in and when another tab has stored a change.
 * Call once for each outbox, after it was created.
 */
export function watchOutbox({ find }: Outbox): void {
  // In a microtask, because the listeners for the end of the previous session run in this task.
  store.sub(userIdAtom, () => queueMicrotask(find));
  globalThis.addEventListener?.('storage', (event) => isAboutQueuedChanges(event) && find());
  find();
}

function startScope(): Scope {
  let resolve = () => {};
  const ended = new Promise<void>((done) => {
    resolve = done;
  });
  return { end: null, ended, resolve };
}

/** Compared with false, because some environments leave `onLine` undefined. */
function isOffline(): boolean {
  return navigator.onLine === false;
}

/** Whether the change was not refused: there was no answer, or the server asks to wait. */
function isTemporary(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.status === 429 || ['offline', 'tooSlow', 'unsure'].includes(error.kind);
}

function hasExpired({ end }: Scope): boolean {
  return end?.reason === 'expired';
}

/**
 * All tabs send one after another. On an insecure origin there are no locks, and tabs do not wait.
 */
function inTurn<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const { locks } = navigator as { locks?: LockManager };
  return locks ? locks.request(`touchline.outbox.${name}`, work) : work();
}
