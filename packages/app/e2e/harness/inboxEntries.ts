import type { BackEnd } from './backEnd.ts';
import { ada, keptSession } from './persons.ts';

/** A message or a notification. */
export interface InboxEntry {
  id: string;
  read: boolean;
}

export type InboxKind = 'messages' | 'notifications';

/** The entries of the default account on the server. */
export async function entriesOnServer(backEnd: BackEnd, kind: InboxKind): Promise<InboxEntry[]> {
  const { accessToken } = JSON.parse(await keptSession(backEnd, ada)) as { accessToken: string };
  const answer = await fetch(`${backEnd.url}/api/common/${kind}`, {
    headers: { Authorization: `Bearer ${accessToken}` },
  });
  return (await answer.json()) as InboxEntry[];
}

/** The number of unread ones. */
export async function unreadOnServer(backEnd: BackEnd, kind: InboxKind): Promise<number> {
  return (await entriesOnServer(backEnd, kind)).filter(({ read }) => !read).length;
}
