import type { BackEnd } from './backEnd.ts';
import { ada, createSession } from './persons.ts';

/** The ids of what the account of a user follows, as the server has them. */
export async function followedIds(backEnd: BackEnd): Promise<string[]> {
  const { accessToken } = JSON.parse(await createSession(backEnd, ada)) as { accessToken: string };
  const answer = await fetch(`${backEnd.url}/api/favourites`, {
    headers: { Authorization: `Bearer ${accessToken}` },
  });
  const { items } = (await answer.json()) as { items: { id: string }[] };
  return items.map((item) => item.id);
}
