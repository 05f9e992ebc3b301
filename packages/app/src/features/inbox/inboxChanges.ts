import type { Message } from '@touchline/contract/message';

/** The list and the number of unread entries; null when unknown. */
export interface InboxView {
  /** Newest first. */
  items: readonly Message[] | null;
  unread: number | null;
}

/** An action of a person on an inbox. */
export type Change =
  | { kind: 'setRead'; id: string; read: boolean }
  | { kind: 'remove'; id: string }
  /**
   * `below`: ids of the entries below it, to find its position among entries with the same time.
   */
  | { kind: 'restore'; item: Message; below: readonly string[] }
  /** `ids`: the entries that existed at the time of the press; later ones stay unread. */
  | { kind: 'markAllRead'; ids: readonly string[] };

/** @returns the view after the change; the same object when the change has no effect */
export function reduceChange(view: InboxView, change: Change): InboxView {
  const { items } = view;
  if (!items) return view;
  switch (change.kind) {
    case 'setRead': {
      const { id, read } = change;
      if (!items.some((item) => item.id === id && item.read !== read)) return view;
      return {
        items: items.map((item) => (item.id === id ? { ...item, read } : item)),
        unread: addToCount(view.unread, read ? -1 : 1),
      };
    }
    case 'remove': {
      const removed = items.find(({ id }) => id === change.id);
      if (!removed) return view;
      return {
        items: items.filter((item) => item !== removed),
        unread: addToCount(view.unread, removed.read ? 0 : -1),
      };
    }
    case 'restore': {
      const { item, below } = change;
      if (items.some(({ id }) => id === item.id)) return view;
      return {
        items: insertByTime(items, item, below),
        unread: addToCount(view.unread, item.read ? 0 : 1),
      };
    }
    case 'markAllRead': {
      const { ids } = change;
      const isAffected = ({ id, read }: Message) => !read && ids.includes(id);
      if (!view.unread && !items.some(isAffected)) return view;
      return {
        items: items.map((item) => (isAffected(item) ? { ...item, read: true } : item)),
        unread: view.unread === null ? null : 0,
      };
    }
  }
}

function addToCount(unread: number | null, change: number): number | null {
  return unread === null ? null : Math.max(0, unread + change);
}

/** Inserts the entry by its time; among entries with the same time, above those of `below`. */
function insertByTime(
  items: readonly Message[],
  item: Message,
  below: readonly string[],
): readonly Message[] {
  const moment = timestampOf(item);
  const index = items.findIndex(
    (other) =>
      timestampOf(other) < moment || (timestampOf(other) === moment && below.includes(other.id)),
  );
  return index < 0 ? [...items, item] : [...items.slice(0, index), item, ...items.slice(index)];
}

/** An entry without a time is sorted as if it were new. */
function timestampOf({ time }: Message): number {
  return time === null ? Number.POSITIVE_INFINITY : Date.parse(time);
}
