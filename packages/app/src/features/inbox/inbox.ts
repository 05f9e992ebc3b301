import type { Message } from '@touchline/contract/message';
import type { PrimitiveAtom } from 'jotai';
import { unreadCountAtom } from './unreadCount.atoms.ts';
import { onSessionEnd, sessionScopedAtom } from '#platform/sessionScope.ts';
import { currentToken } from '#session/session.atoms.ts';
import { store } from '#platform/store.ts';
import { revalidateCached } from '#platform/cache/cache.ts';
import { createRefresher } from '#platform/refresher.ts';
import type { Change } from './inboxChanges.ts';
import { type InboxKind, fetchUnreadCount, inboxCalls } from './inboxCalls.ts';
import { createInboxQueue } from './inboxQueue.ts';

/** The least time between two refreshes of a list (INBOX-27), in ms. */
const refreshInterval = 1_000;

/** A list of messages with optimistic changes, which are reverted when the server refuses them. */
export interface Inbox {
  key: InboxKind;
  itemsAtom: PrimitiveAtom<readonly Message[] | null>;
  unreadAtom: PrimitiveAtom<number>;
  /** Updates `itemsAtom` from the server. Pass it to `useResource` as the fetcher. */
  load: () => Promise<true>;
  /** Whether the server counts the unread entries; otherwise they are counted in the list. */
  isCounted: boolean;
  /** Updates `unreadAtom` from the server, if the server counts. */
  recount: () => Promise<void>;
  /** Counts a pushed entry and refreshes the list if it is mounted. */
  push: () => void;
  /** @throws ApiError after the change was reverted */
  applyChange: (change: Change) => Promise<void>;
}

function createInbox(
  kind: InboxKind,
  unreadAtom: PrimitiveAtom<number>,
  count?: () => Promise<number>,
): Inbox {
  const itemsAtom = sessionScopedAtom<readonly Message[] | null>(null);
  let current = start();
  onSessionEnd(({ reason, accessToken }) => {
    current.end(accessToken, { isRefused: reason === 'expired' });
    current = start();
  });

  function start() {
    let tokenAtEnd: string | undefined;
    const list = createRefresher(() => revalidateCached(kind), refreshInterval);
    const queue = createInboxQueue({
      list: inboxCalls[kind].list,
      ...(count ? { count } : {}),
      send: (change, before) => send(kind, change, before, tokenAtEnd ?? currentToken()),
      onViewChange({ items, unread }) {
        store.set(itemsAtom, items);
        store.set(unreadAtom, unread ?? items?.filter(({ read }) => !read).length ?? 0);
      },
      onListStale: list.request,
    });
    return {
      ...queue,
      push() {
        queue.push();
        list.request();
      },
      end(accessToken: string, how: { isRefused: boolean }) {
        tokenAtEnd = accessToken;
        list.cancel();
        queue.end(how);
      },
    };
  }

  return {
    key: kind,
    itemsAtom,
    unreadAtom,
    isCounted: count !== undefined,
    async load() {
      await current.load();
      return true;
    },
    recount: () => current.recount(),
    push: () => current.push(),
    applyChange: (change) => current.applyChange(change),
  };
}

/** @param before the list without this change: an update sends the entry as a whole (WIRE-26) */
async function send(
  kind: InboxKind,
  change: Change,
  before: readonly Message[],
  token: string | null,
): Promise<Message | 'done' | 'unknown'> {
  const { create, update, remove, markAll } = inboxCalls[kind];
  switch (change.kind) {
    case 'setRead': {
      const { id, read } = change;
      const entry = { ...before.find((item) => item.id === id), id, read };
      return toOutcome(await update(entry, token));
    }
    case 'remove':
      return toOutcome(await remove(change.id, token));
    case 'restore':
      return create(change.item, token);
    case 'markAllRead':
      await markAll(token);
      return 'done';
  }
}

function toOutcome(answer: unknown): 'done' | 'unknown' {
  return answer === null ? 'unknown' : 'done';
}

/** The two inboxes by kind. */
export const inboxes = {
  messages: createInbox('messages', unreadCountAtom, fetchUnreadCount),
  notifications: createInbox('notifications', sessionScopedAtom(0)),
} as const satisfies Record<InboxKind, Inbox>;
