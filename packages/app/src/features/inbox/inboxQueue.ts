import type { Message } from '@touchline/contract/message';
import { reduceChange, type Change } from './inboxChanges.ts';
import type { InboxQueueOptions } from './inboxQueueOptions.ts';
import {
  findPendingChange,
  createInboxState,
  hasPendingChanges,
  viewOf,
  reduceInbox,
  type InboxEvent,
} from './inboxState.ts';
import type { KeptChange } from './keptChange.ts';

/** How often a count is fetched again when a push or a change arrived meanwhile. */
const maxRecounts = 3;

/**
 * The count and the pushes come over connections of their own: a push that follows a count this
 * closely may be in it already, and then counts twice. In ms.
 */
const doubtAfterCount = 3_000;

/** The time without a push after which a doubtful count is fetched again, in ms. */
const quietTime = 1_000;

/** The time after which a count that failed is fetched again, in ms (LIVE-26). */
const retryTime = 30_000;

/** A change in the outbox that is not settled yet. */
interface Waiting {
  /** Its id in the outbox. */
  id: string;
  entry: Message | null;
  /** It was sent before, and its answer is unknown. */
  mayHaveArrived: boolean;
}

/**
 * The queue of changes to one inbox during one session. Changes are shown optimistically and sent
 * one after another; a refused change reverts only itself. After the last one, the count and if
 * necessary the list are fetched again.
 */
export function createInboxQueue({
  outbox,
  list,
  count,
  recallCount,
  send,
  onViewChange,
  onListStale,
}: InboxQueueOptions) {
  let state = createInboxState(count ? 0 : null);
  let sending: Promise<unknown> = Promise.resolve();
  let numbers = 0;
  let hasEnded = false;
  let settledChanges = 0;
  let pushes = 0;
  let requestedLists = 0;
  let newestList = 0;
  /** The changes in the outbox, by number. */
  const waiting = new Map<number, Waiting>();
  /** The list on the server may differ from the list that is shown. */
  let isListStale = false;
  /** The server has counted, or what was seen last has been asked for. */
  let hasCount = false;
  let countedAt = -Infinity;
  let recountTimer: ReturnType<typeof setTimeout> | undefined;

  function dispatch(event: InboxEvent) {
    state = reduceInbox(state, event);
    if (!hasEnded) onViewChange(viewOf(state), event.type);
  }

  async function load(): Promise<void> {
    const number = (requestedLists += 1);
    const before = settledChanges;
    const items = await list();
    if (number < newestList) return;
    // This list was requested before a change was settled, so it may not contain that change.
    if (before !== settledChanges) {
      isListStale = true;
      if (!hasPendingChanges(state)) await load();
      return;
    }
    newestList = number;
    isListStale = false;
    dispatch({ type: 'listed', items });
    // The count alone: a list with a broken record may never agree with it.
    if (hasCount && differs()) runLater(quietTime, recount);
  }

  /** Whether the list and the count disagree, apart from changes that are not settled. */
  function differs(): boolean {
    const { items, unread } = viewOf(state);
    if (hasPendingChanges(state)) return false;
    return items !== null && unread !== items.filter(({ read }) => !read).length;
  }

  /** Shows the list that was kept, which is newer than none. */
  async function loadKept(): Promise<void> {
    const items = await list();
    // A list that is shown already has the changes that the server has accepted since.
    if (newestList === 0 && state.confirmed.items === null) dispatch({ type: 'listed', items });
  }

  /** Fetches the unread count. When that fails, the shown count stays until the next attempt. */
  async function recount(): Promise<void> {
    for (
      let attempt = 0;
      count && attempt < maxRecounts && !hasPendingChanges(state);
      attempt += 1
    ) {
      const before = pushes + settledChanges;
      const unread = await count().catch(() => null);
      // The count may or may not include changes in flight, so it is dropped; it is fetched again
      // after them.
      if (unread === null) return runLater(retryTime, synchronise);
      if (hasPendingChanges(state)) return;
      hasCount = true;
      countedAt = performance.now();
      dispatch({ type: 'counted', unread });
      // Nothing has come since it was asked for, so what waits to ask again has its answer.
      if (before === pushes + settledChanges) return clearTimeout(recountTimer);
    }
    // After the last change it is fetched anyway.
    if (!hasPendingChanges(state)) runLater(quietTime, synchronise);
  }

  /** Runs a task instead of the one that waits. */
  function runLater(delay: number, task: () => Promise<void>) {
    clearTimeout(recountTimer);
    if (count && !hasEnded) recountTimer = setTimeout(() => void task(), delay);
  }

  /** Shows the count that was seen last where the server has given none (OFFLINE-14). */
  async function recall(): Promise<void> {
    if (hasCount || !recallCount) return;
    hasCount = true;
    const unread = await recallCount().catch(() => null);
    if (unread !== null && pushes === 0) dispatch({ type: 'counted', unread });
  }

  /**
   * Synchronises the count and, where it differs, the list with the server: after the last change
   * and after a time without pushes.
   */
  async function synchronise(): Promise<void> {
    if (hasEnded) return;
    await recount();
    await recall();
    const isStale = isListStale && !hasPendingChanges(state);
    if (!hasEnded && (isStale || differs())) onListStale();
  }

  async function sendChange(number: number) {
    const kept = waiting.get(number);
    if (!kept || !findPendingChange(state, number)) return;
    const isRepeatable = findPendingChange(state, number)?.kind !== 'markAllRead';
    try {
      const task = (token: string | null) => sendPending(number, kept, token);
      const answer = await outbox.deliver(kept.id, task, { isRepeatable });
      const restored = typeof answer === 'object' ? answer : undefined;
      dispatch({ type: 'accepted', number, ...(restored ? { restored } : {}) });
      // The server created the entry or does not know it, so the list is fetched again.
      if (answer !== 'done') isListStale = true;
    } catch (error) {
      isListStale = true;
      dispatch({ type: 'refused', number });
      // After the end of the session there is nobody to show the error to.
      if (!hasEnded) throw error;
    } finally {
      settledChanges += 1;
      waiting.delete(number);
      if (!hasEnded) updateOutbox();
      if (!hasPendingChanges(state)) void synchronise();
    }
  }

  /** A change may have been given another id, or become pointless, while it waited. */
  async function sendPending(number: number, kept: Waiting, token: string | null) {
    const change = findPendingChange(state, number);
    if (!change) return 'done';
    const { entry, mayHaveArrived } = kept;
    kept.mayHaveArrived = true;
    return send({ change, entry }, state.confirmed.items ?? [], token, mayHaveArrived);
  }

  /** What the settled change has altered in those after it also holds after a reload. */
  function updateOutbox() {
    for (const [number, { id, entry }] of waiting) {
      const change = findPendingChange(state, number);
      if (change) outbox.replace(id, { change, entry });
      else outbox.drop(id);
    }
  }

  /** @throws the error of `send`, after the change was reverted */
  function enqueue({ change, entry }: KeptChange, keptId?: string): Promise<void> {
    const number = (numbers += 1);
    const id = keptId ?? outbox.keep({ change, entry });
    // An earlier visit or another tab may have sent it.
    waiting.set(number, { id, entry, mayHaveArrived: keptId !== undefined });
    dispatch({ type: 'pressed', number, change });
    const sent = sending.then(() => sendChange(number));
    sending = sent.catch(() => {});
    return sent;
  }

  return {
    load,
    loadKept,
    synchronise,
    /** Counts a message announced by the hub. The next list contains it. */
    push() {
      pushes += 1;
      dispatch({ type: 'pushed' });
      if (performance.now() - countedAt < doubtAfterCount) runLater(quietTime, synchronise);
    },
    /**
     * Shows the change and queues it for sending. A change without effect is not sent.
     *
     * @throws the error of `send`, after the change was reverted
     */
    async applyChange(change: Change): Promise<void> {
      const shown = viewOf(state);
      if (reduceChange(shown, change) === shown) return;
      const entry = shown.items?.find(({ id }) => 'id' in change && id === change.id) ?? null;
      await enqueue({ change, entry });
    },
    /**
     * Shows a change that was stored in an earlier visit or by another tab, and queues it.
     *
     * @throws the error of `send`, after the change was reverted
     */
    resume: (id: string, kept: KeptChange) => enqueue(kept, id),
    /** Stops reporting changes. The outbox decides which of those in the queue are still sent. */
    end() {
      hasEnded = true;
      clearTimeout(recountTimer);
    },
  };
}

export type InboxQueue = ReturnType<typeof createInboxQueue>;
