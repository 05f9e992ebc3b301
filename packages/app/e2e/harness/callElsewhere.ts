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
export function fetchAs<Answer>(
  backEnd: BackEnd,
  person: Pick<Person, 'email'>,
  path: string,
): Promise<Answer> {
  return callAs(backEnd, person, 'GET', path);
}

/** Calls the API as a person on another device would, with a path such as `profile`. */
export async function callAs<Answer>(
  backEnd: BackEnd,
  person: Pick<Person, 'email'>,
  method: string,
  path: string,
  body?: object,
): Promise<Answer> {
  const answer = await send(backEnd, await createSession(backEnd, person), method, path, body);
  expect(answer.status).toBe(200);
  return (await answer.json()) as Answer;
}

/** Calls the API of the admin area as the administrator, as another person elsewhere would. */
export function callElsewhere<Answer>(
  backEnd: BackEnd,
  method: string,
  path: string,
  body?: object,
): Promise<Answer> {
  return callAs(backEnd, cem, method, `admin/${path}`, body);
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
