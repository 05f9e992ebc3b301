import type { Message } from '@touchline/contract/message';
import { now } from '../clock.ts';
import { seedMessages, seedNotifications } from '../fixtures/messages.ts';
import { type Collection, collection } from './collection.ts';
import { matches } from './dataSets.ts';
import { onReset } from './resets.ts';

export type Inbox = Collection<Message>;

export const messages: Inbox = collection('message', () => seedMessages().filter(isOfThisSeason));
export const notifications: Inbox = collection('notification', () =>
  seedNotifications().filter(isOfThisSeason),
);

/** What is written of a match goes with it: another data set does not have that match. */
function isOfThisSeason({ link }: Message): boolean {
  const id = /^\/matches\/(.+)$/.exec(link ?? '')?.[1];
  return id === undefined || matches.find(id) !== undefined;
}

/** In which order entries came, by id. It outlives them, so that one which comes back is not new. */
const arrivals = new Map<string, number>();
onReset(() => arrivals.clear());

/** Puts an entry in its place: newest first, and of one moment the latest to arrive first. */
export function insertInOrder(inbox: Inbox, item: Message): Message {
  if (!arrivals.has(item.id)) arrivals.set(item.id, arrivals.size + 1);
  return inbox.insertBefore((other) => isBefore(other, item), item);
}

function isBefore(one: Message, other: Message): boolean {
  const distance = momentOf(one) - momentOf(other);
  return distance < 0 || (distance === 0 && arrivalOf(one) < arrivalOf(other));
}

/** An entry without a time is of this moment. */
function momentOf({ time }: Message): number {
  return time ? Date.parse(time) : now().getTime();
}

/** The seeds were there before all others. */
function arrivalOf({ id }: Message): number {
  return arrivals.get(id) ?? 0;
}

export function unreadIn(inbox: Inbox): number {
  return inbox.list().filter((item) => !item.read).length;
}

export function markAllRead(inbox: Inbox): void {
  inbox.update((item) => ({ ...item, read: true, seen: true }));
}
