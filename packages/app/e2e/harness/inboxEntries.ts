import type { BackEnd } from './backEnd.ts';
import { ada, createSession, type Person } from './persons.ts';

/** A message or a notification. */
export interface InboxEntry {
  id: string;
  read: boolean;
}

export type InboxKind = 'messages' | 'notifications';

/** The entries of a person on the server; left out, of the default account. */
export async function fetchEntries(
  backEnd: BackEnd,
  kind: InboxKind,
  person: Person = ada,
): Promise<InboxEntry[]> {
  const { accessToken } = JSON.parse(await createSession(backEnd, person)) as {
    accessToken: string;
  };
  const answer = await fetch(`${backEnd.url}/api/common/${kind}`, {
    headers: { Authorization: `Bearer ${accessToken}` },
  });
  return (await answer.json()) as InboxEntry[];
}

/** The number of unread ones. */
export async function fetchUnreadCount(backEnd: BackEnd, kind: InboxKind): Promise<number> {
  return (await fetchEntries(backEnd, kind)).filter(({ read }) => !read).length;
}
