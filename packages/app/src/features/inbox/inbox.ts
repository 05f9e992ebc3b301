import type { Message } from '@touchline/contract/message';
import type { PrimitiveAtom } from 'jotai';
import { unreadCountAtom } from './unreadCount.atoms.ts';
import { limitRate } from '#platform/limitRate.ts';
import { onSessionEnd, sessionScopedAtom } from '#platform/sessionScope.ts';
import { currentToken } from '#session/session.atoms.ts';
import { store } from '#platform/store.ts';
import { revalidateCached } from '#platform/cache/cache.ts';
import type { Change, InboxView } from './inboxChanges.ts';
import { type InboxKind, fetchUnreadCount, inboxCalls } from './inboxCalls.ts';
import { createInboxQueue } from './inboxQueue.ts';

/** The minimum time between two renders caused by pushes, in ms (LIVE-3). */
const renderInterval = 100;

/** The minimum time between two requests for a mounted list, in ms (INBOX-27). */
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
  /**
   * Updates `unreadAtom` from the server, if the server counts, and the list if it is mounted and
   * differs.
   */
  synchronise: () => Promise<void>;
  /** Counts a pushed entry and refreshes the list if it is mounted, at most once a second. */
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
    let view: InboxView = { items: null, unread: null };

    function render() {
      const { items, unread } = view;
      store.set(itemsAtom, items);
      store.set(unreadAtom, unread ?? items?.filter(({ read }) => !read).length ?? 0);
    }

    // Thousands of pushes may come in one frame, and a render takes longer than counting them all.
    const renderPushes = limitRate(() => {
      if (tokenAtEnd === undefined) render();
    }, renderInterval);
    const refreshList = limitRate(async () => {
      if (tokenAtEnd === undefined) await revalidateCached(kind);
    }, refreshInterval);
    const queue = createInboxQueue({
      list: inboxCalls[kind].list,
      ...(count ? { count } : {}),
      send: (change, before) => send(kind, change, before, tokenAtEnd ?? currentToken()),
      onViewChange(changed, cause) {
        view = changed;
        if (cause === 'pushed') renderPushes();
        else render();
      },
      onListStale: refreshList,
    });
    return {
      ...queue,
      refreshList,
      end(accessToken: string, how: { isRefused: boolean }) {
        tokenAtEnd = accessToken;
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
    synchronise: () => current.synchronise(),
    push() {
      current.push();
      current.refreshList();
    },
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
