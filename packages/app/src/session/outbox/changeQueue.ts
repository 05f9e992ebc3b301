import { atom, type Atom } from 'jotai';
import { currentSessionNumber, onSessionEnd } from '#platform/sessionScope.ts';
import { store } from '#platform/store.ts';
import { createOutbox, OutboxEndedError, type sentElsewhere, watchOutbox } from './outbox.ts';

export interface ChangeQueueOptions<Change, Answer> {
  /** The name of its outbox. */
  name: string;
  /** Validates a stored change; null when it is unusable. */
  parse: (stored: unknown) => Change | null;
  /** Sends one change, which may be sent twice. @throws ApiError */
  send: (change: Change, token: string | null) => Promise<Answer>;
  /** Called when the server has the change. `sentElsewhere`: another tab has sent it. */
  onAccepted?: (change: Change, answer: Answer | typeof sentElsewhere) => void;
  /** Called when the server refuses the change, which does not wait any more. */
  onRefused: (change: Change, error: unknown) => void;
}

export interface ChangeQueue<Change> {
  /** Stores the change of the signed-in person and sends it when the server can be reached. */
  add: (change: Change) => void;
  /** The changes that the server does not have yet, oldest first, to be shown over its answer. */
  waitingAtom: Atom<readonly Change[]>;
}

/**
 * Changes that depend on nothing but their order: they are stored, sent one after another, also
 * after a reload, and shown meanwhile.
 */
export function createChangeQueue<Change, Answer>({
  name,
  parse,
  send,
  onAccepted = () => {},
  onRefused,
}: ChangeQueueOptions<Change, Answer>): ChangeQueue<Change> {
  const entriesAtom = atom<readonly { id: string; change: Change }[]>([]);
  let sending: Promise<unknown> = Promise.resolve();

  const outbox = createOutbox({
    name,
    onFound(found) {
      for (const { id, change: stored } of found) {
        const change = parse(stored);
        if (change === null) outbox.drop(id);
        else queue(id, change);
      }
    },
  });

  function queue(id: string, change: Change): void {
    const session = currentSessionNumber();
    store.set(entriesAtom, (entries) => [...entries, { id, change }]);
    sending = sending.then(() => deliver(id, change, session));
  }

  /** @param session the number of the session in which the change was queued, which may be over */
  async function deliver(id: string, change: Change, session: number): Promise<void> {
    // After the end of the session there is nobody to show the outcome to.
    const isCurrent = () => session === currentSessionNumber();
    try {
      const answer = await outbox.deliver(id, (token) => send(change, token));
      if (isCurrent()) onAccepted(change, answer);
    } catch (error) {
      if (isCurrent() && !(error instanceof OutboxEndedError)) onRefused(change, error);
    } finally {
      // After `onAccepted` has added the change to the confirmed data, so that nothing flickers.
      store.set(entriesAtom, (entries) => entries.filter((entry) => entry.id !== id));
    }
  }

  onSessionEnd(() => store.set(entriesAtom, []));
  watchOutbox(outbox);
  return {
    add: (change) => queue(outbox.keep(change), change),
    waitingAtom: atom((get) => get(entriesAtom).map(({ change }) => change)),
  };
}
