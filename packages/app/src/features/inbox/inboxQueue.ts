import type { Message } from '@touchline/contract/message';
import { withChange, type Change, type InboxView } from './inboxChanges.ts';
import {
  changeNumbered,
  emptyInbox,
  hasUnsettled,
  shownOf,
  withEvent,
  type InboxEvent,
} from './inboxState.ts';

/** A count that something overtook is asked for again, but not for ever. */
const recounts = 3;

export interface InboxQueueOptions {
  list: () => Promise<readonly Message[]>;
  /** Left out where only the list tells how many are unread. */
  count?: () => Promise<number>;
  /**
   * Makes the call of one change. `before` is the list as it is without the changes after it.
   *
   * @returns an entry that it created; `unknown` where the server does not know the entry
   */
  send: (change: Change, before: readonly Message[]) => Promise<Message | 'done' | 'unknown'>;
  /** Told of every change of what is shown. */
  onShown: (view: InboxView) => void;
  /** Asks for the list again if it is on screen, by way of `load`. */
  onListDue: () => void;
}

/**
 * One inbox of one session. Changes show at once and are sent one after another; one that fails takes
 * back only itself. When the last is settled, the server is asked what it has.
 */
export function inboxQueue({ list, count, send, onShown, onListDue }: InboxQueueOptions) {
  let state = emptyInbox(count ? 0 : null);
  let sending: Promise<unknown> = Promise.resolve();
  let numbers = 0;
  let isOver = false;
  let settledChanges = 0;
  let pushes = 0;
  let askedLists = 0;
  let newestList = 0;
  /** The server may have another list than the one that is shown. */
  let isListDue = false;

  function tell(event: InboxEvent) {
    state = withEvent(state, event);
    if (!isOver) onShown(shownOf(state));
  }

  async function load(): Promise<void> {
    const number = (askedLists += 1);
    const before = settledChanges;
    const items = await list();
    if (number < newestList) return;
    // A list that was asked for before a change was settled may not know of it.
    if (before !== settledChanges) {
      isListDue = true;
      if (!hasUnsettled(state)) await load();
      return;
    }
    newestList = number;
    isListDue = false;
    tell({ type: 'listed', items });
  }

  /** Without an answer what is shown stays: nothing of it was refused. */
  async function recount(): Promise<void> {
    for (let attempt = 0; count && attempt < recounts && !hasUnsettled(state); attempt += 1) {
      const before = pushes + settledChanges;
      const unread = await count().catch(() => null);
      // Which of the changes on their way it knows of cannot be said: it is asked for after them.
      if (unread === null || hasUnsettled(state)) return;
      tell({ type: 'counted', unread });
      if (before === pushes + settledChanges) return;
    }
  }

  /** The count and the list end at what the server says. */
  async function settle() {
    if (isOver) return;
    await recount();
    const { items, unread } = shownOf(state);
    const differs = unread !== items?.filter(({ read }) => !read).length;
    if (!isOver && !hasUnsettled(state) && (isListDue || differs)) onListDue();
  }

  async function sendNumbered(number: number) {
    const change = changeNumbered(state, number);
    if (!change) return;
    try {
      const answer = await send(change, state.said.items ?? []);
      const restored = typeof answer === 'object' ? answer : undefined;
      tell({ type: 'accepted', number, ...(restored ? { restored } : {}) });
      // Where it stands, or what became of it, the server knows better.
      if (answer !== 'done') isListDue = true;
    } catch (error) {
      isListDue = true;
      tell({ type: 'refused', number });
      // Who did it has gone.
      if (!isOver) throw error;
    } finally {
      settledChanges += 1;
      if (!hasUnsettled(state)) void settle();
    }
  }

  return {
    load,
    recount,
    /** Counts a message that the server told of by itself; it is in the next list. */
    push() {
      pushes += 1;
      tell({ type: 'pushed' });
    },
    /**
     * Shows the change and sends it after those before it. What is so already is not changed again.
     *
     * @throws what `send` throws, after the change was taken back
     */
    async press(change: Change): Promise<void> {
      const shown = shownOf(state);
      if (withChange(shown, change) === shown) return;
      const number = (numbers += 1);
      tell({ type: 'pressed', number, change });
      const sent = sending.then(() => sendNumbered(number));
      sending = sent.catch(() => {});
      await sent;
    },
    /** Nothing is shown any more. What was pressed is still sent, unless it would be refused. */
    end({ isRefused }: { isRefused: boolean }) {
      isOver = true;
      if (isRefused) tell({ type: 'abandoned' });
    },
  };
}

export type InboxQueue = ReturnType<typeof inboxQueue>;
