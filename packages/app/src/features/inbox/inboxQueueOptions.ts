import type { Message } from '@touchline/contract/message';
import type { Outbox } from '#session/outbox/outbox.ts';
import type { InboxView } from './inboxChanges.ts';
import type { InboxEvent } from './inboxState.ts';
import type { KeptChange } from './keptChange.ts';

export interface InboxQueueOptions {
  /** Keeps the changes until they are sent, so that they outlive a reload. */
  outbox: Pick<Outbox, 'keep' | 'replace' | 'drop' | 'deliver'>;
  list: () => Promise<readonly Message[]>;
  /** Omitted when the server does not count, and the unread entries of the list are counted. */
  count?: () => Promise<number>;
  /** The count that was seen last, for a start without the server; null where there is none. */
  recallCount?: () => Promise<number | null>;
  /**
   * Sends one change. `before` is the list without the changes that come after it;
   * `mayHaveArrived`: it was sent before, and its answer is unknown.
   *
   * @returns the entry that the server created; `unknown` when the server does not know the entry
   */
  send: (
    kept: KeptChange,
    before: readonly Message[],
    token: string | null,
    mayHaveArrived: boolean,
  ) => Promise<Message | 'done' | 'unknown'>;
  /** Called after every change of the list or the count that is shown. */
  onViewChange: (view: InboxView, cause: InboxEvent['type']) => void;
  /**
   * Called when the list has to be loaded again. The caller calls `load` if the list is mounted.
   */
  onListStale: () => void;
}
