import type { Message } from '@touchline/contract/message';
import type { PrimitiveAtom } from 'jotai';
import { unreadCountAtom } from './unreadCount.atoms.ts';
import { keptSource } from '#platform/kept/answers.ts';
import { limitRate } from '#platform/limitRate.ts';
import { currentSessionNumber, onSessionEnd, sessionScopedAtom } from '#platform/sessionScope.ts';
import { createOutbox, watchOutbox } from '#session/outbox/outbox.ts';
import { store } from '#platform/store.ts';
import { showToast } from '#platform/toasts.ts';
import { revalidateCached } from '#platform/cache/cache.ts';
import type { QueuedChange } from '#platform/storage/queuedChanges.ts';
import type { Change, InboxView } from './inboxChanges.ts';
import { type InboxKind, fetchUnreadCount, inboxCalls, recallUnreadCount } from './inboxCalls.ts';
import { createInboxQueue } from './inboxQueue.ts';
import type { KeptChange } from './keptChange.ts';
import { firstIdsAtom } from './removed.atoms.ts';

/** The minimum time between two renders caused by pushes, in ms (LIVE-3). */
const renderInterval = 100;

/** The minimum time between two requests for a mounted list or the count, in ms (INBOX-27). */
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
  /** Fetches the count and the mounted list again, at most once a second: entries were taken out. */
  refresh: () => void;
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
  const outbox = createOutbox({ name: kind, onFound: (found) => void resume(found) });
  let current = start();
  onSessionEnd(() => {
    current.end();
    current = start();
  });
  watchOutbox(outbox);

  /** Goes on with the changes of an earlier visit and of other tabs. */
  async function resume(found: readonly QueuedChange[]) {
    const session = currentSessionNumber();
    const { parseKeptChange } = await import('./keptChange.ts');
    if (session !== currentSessionNumber()) return;
    for (const { id, change } of found) {
      const kept = parseKeptChange(change);
      if (!kept) outbox.drop(id);
      else {
        current
          .resume(id, kept)
          .catch(() => showToast('messages.changeFailed', { tone: 'danger' }));
      }
    }
  }

  function start() {
    let hasEnded = false;
    let view: InboxView = { items: null, unread: null };

    function render() {
      const { items, unread } = view;
      store.set(itemsAtom, items);
      store.set(unreadAtom, unread ?? items?.filter(({ read }) => !read).length ?? 0);
    }

    // Thousands of pushes may come in one frame, and a render takes longer than counting them all.
    const renderPushes = limitRate(() => {
      if (!hasEnded) render();
    }, renderInterval);
    const refreshList = limitRate(async () => {
      if (!hasEnded) await revalidateCached(kind);
    }, refreshInterval);
    const queue = createInboxQueue({
      outbox,
      list: inboxCalls[kind].list,
      ...(count ? { count, recallCount: recallUnreadCount } : {}),
      send: (...change) => send(kind, ...change),
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
      refreshCount: limitRate(queue.synchronise, refreshInterval),
      end() {
        hasEnded = true;
        queue.end();
      },
    };
  }

  return {
    key: kind,
    itemsAtom,
    unreadAtom,
    isCounted: count !== undefined,
    async load() {
      await (keptSource() ? current.loadKept() : current.load());
      return true;
    },
    synchronise: () => current.synchronise(),
    refresh() {
      current.refreshCount();
      current.refreshList();
    },
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
  { change, entry: keptEntry }: KeptChange,
  before: readonly Message[],
  token: string | null,
  mayHaveArrived: boolean,
): Promise<Message | 'done' | 'unknown'> {
  const { list, create, update, remove, markAll } = inboxCalls[kind];
  switch (change.kind) {
    case 'setRead': {
      const { id, read } = change;
      const entry = { ...(before.find((item) => item.id === id) ?? keptEntry), id, read };
      return toOutcome(await update(entry, token));
    }
    case 'remove':
      return toOutcome(await remove(change.id, token));
    case 'restore': {
      const { id } = change.item;
      // The server would make a copy under another id.
      const arrived = mayHaveArrived && (await list({ token })).find((item) => item.id === id);
      const restored = arrived || (await create(change.item, token));
      store.set(firstIdsAtom, (ids) => new Map([...ids, [restored.id, ids.get(id) ?? id]]));
      return restored;
    }
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
