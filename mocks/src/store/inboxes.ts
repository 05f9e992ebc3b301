import type { Message } from '@touchline/contract/message';
import { now } from '../clock.ts';
import { messagesFor, notificationsFor } from '../fixtures/inboxes.ts';
import { users } from './accounts.ts';
import type { Collection } from './collection.ts';
import { matches } from './dataSets.ts';
import { perAccount } from './perAccount.ts';
import { onReset } from './resets.ts';

export type Inbox = Collection<Message>;

/** The messages of an account. */
export const messagesOf = perAccount('message', (id) => messagesFor(id).filter(isOfThisSeason));

/** The notifications of an account. */
export const notificationsOf = perAccount('notification', (id) =>
  notificationsFor(id).filter(isOfThisSeason),
);

/** Puts a message into the inbox of every account, as the hub sends it to every client. */
export function deliverToAll(message: Omit<Message, 'id'> & { id?: string }): Message {
  const [first] = users.list();
  const id = message.id ?? messagesOf(first?.id ?? '').newId();
  for (const user of users.list()) insertInOrder(messagesOf(user.id), { ...message, id });
  return { ...message, id };
}

/** Messages about matches of another data set are excluded, because their links would be broken. */
function isOfThisSeason({ link }: Message): boolean {
  const id = /^\/matches\/(.+)$/.exec(link ?? '')?.[1];
  return id === undefined || matches.find(id) !== undefined;
}

/**
 * The order of arrival by id. It is kept after a deletion, so that a restored entry keeps its
 * position.
 */
const arrivals = new Map<string, number>();
onReset(() => arrivals.clear());

/** Inserts an entry newest first; among entries with the same time, the latest arrival first. */
export function insertInOrder(inbox: Inbox, item: Message): Message {
  if (!arrivals.has(item.id)) arrivals.set(item.id, arrivals.size + 1);
  return inbox.insertBefore((other) => isBefore(other, item), item);
}

function isBefore(one: Message, other: Message): boolean {
  const distance = momentOf(one) - momentOf(other);
  return distance < 0 || (distance === 0 && arrivalOf(one) < arrivalOf(other));
}

/** An entry without a time counts as new. */
function momentOf({ time }: Message): number {
  return time ? Date.parse(time) : now().getTime();
}

/** Seeded entries arrived before all others. */
function arrivalOf({ id }: Message): number {
  return arrivals.get(id) ?? 0;
}

export function unreadIn(inbox: Inbox): number {
  return inbox.list().filter((item) => !item.read).length;
}

export function markAllRead(inbox: Inbox): void {
  inbox.update((item) => ({ ...item, read: true, seen: true }));
}
