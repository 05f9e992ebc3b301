import type { Message } from '@touchline/contract/message';
import { seedMessages, seedNotifications } from '../fixtures/messages.ts';
import { type Collection, collection } from './collection.ts';

export type Inbox = Collection<Message>;

export const messages: Inbox = collection('message', seedMessages);
export const notifications: Inbox = collection('notification', seedNotifications);

export function unreadIn(inbox: Inbox): number {
  return inbox.list().filter((item) => !item.read).length;
}

export function markAllRead(inbox: Inbox): void {
  inbox.update((item) => ({ ...item, read: true, seen: true }));
}
