import type { BackEnd } from './backEnd.ts';
import { ada, keptSession, type Person } from './persons.ts';

/** A message or a notification. */
export interface InboxEntry {
  id: string;
  read: boolean;
}

export type InboxKind = 'messages' | 'notifications';

/** The entries of a person on the server; left out, of the default account. */
export async function entriesOnServer(
  backEnd: BackEnd,
  kind: InboxKind,
  person: Person = ada,
): Promise<InboxEntry[]> {
  const { accessToken } = JSON.parse(await keptSession(backEnd, person)) as { accessToken: string };
  const answer = await fetch(`${backEnd.url}/api/common/${kind}`, {
    headers: { Authorization: `Bearer ${accessToken}` },
  });
  return (await answer.json()) as InboxEntry[];
}

/** The number of unread ones. */
export async function unreadOnServer(backEnd: BackEnd, kind: InboxKind): Promise<number> {
  return (await entriesOnServer(backEnd, kind)).filter(({ read }) => !read).length;
}
