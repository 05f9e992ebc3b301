import type { BackEnd } from './backEnd.ts';
import { ada, keptSession, type Person } from './persons.ts';

/** A message or a notification. */
export interface InboxEntry {
  id: string;
  read: boolean;
}

export type InboxKind = 'messages' | 'notifications';

/** What the server holds for a person; left out, for the default account. */
export async function held(
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

/** How much of it is unread. */
export async function unreadHeld(backEnd: BackEnd, kind: InboxKind): Promise<number> {
  return (await held(backEnd, kind)).filter(({ read }) => !read).length;
}
