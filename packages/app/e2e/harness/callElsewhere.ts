import { expect } from '@playwright/test';
import type { BackEnd } from './backEnd.ts';
import { cem, createSession, type Person } from './persons.ts';

function send(
  backEnd: BackEnd,
  session: string,
  method: string,
  path: string,
  body?: object,
): Promise<Response> {
  const { accessToken } = JSON.parse(session) as { accessToken: string };
  return fetch(`${backEnd.url}/api/${path}`, {
    method,
    headers: { Authorization: `Bearer ${accessToken}`, 'Content-Type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
}

/** Asks the API what it has for a person, as `favourites`. */
export async function fetchAs<Answer>(
  backEnd: BackEnd,
  person: Person,
  path: string,
): Promise<Answer> {
  const answer = await send(backEnd, await createSession(backEnd, person), 'GET', path);
  expect(answer.status).toBe(200);
  return (await answer.json()) as Answer;
}

/** Calls the API of the admin area as the administrator, as another person elsewhere would. */
export async function callElsewhere<Answer>(
  backEnd: BackEnd,
  method: string,
  path: string,
  body?: object,
): Promise<Answer> {
  const session = await createSession(backEnd, cem);
  const answer = await send(backEnd, session, method, `admin/${path}`, body);
  expect(answer.status).toBe(200);
  return (await answer.json()) as Answer;
}

/**
 * Expects what the server has of a record, by its path in the admin area; null: it has none. Waits,
 * because a page may tell what is done before the answer comes.
 */
export async function expectStored(
  backEnd: BackEnd,
  path: string,
  record: Record<string, unknown> | null,
): Promise<void> {
  const session = await createSession(backEnd, cem);
  await expect(async () => {
    const answer = await send(backEnd, session, 'GET', `admin/${path}`);
    expect(answer.status).toBe(record ? 200 : 404);
    if (record) expect(await answer.json()).toMatchObject(record);
  }).toPass({ timeout: 20_000 });
}
