import type { Message } from '@touchline/contract/message';
import { seedMessages, seedNotifications } from '../fixtures/messages.ts';
import { type Collection, collection } from './collection.ts';
import { matches } from './dataSets.ts';

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

export function unreadIn(inbox: Inbox): number {
  return inbox.list().filter((item) => !item.read).length;
}

export function markAllRead(inbox: Inbox): void {
  inbox.update((item) => ({ ...item, read: true, seen: true }));
}
