import { expect } from '@playwright/test';
import type { BackEnd } from './backEnd.ts';
import { cem, createSession } from './persons.ts';

/** Calls the API of the admin area as the administrator, as another person elsewhere would. */
export async function callElsewhere<Answer>(
  backEnd: BackEnd,
  method: string,
  path: string,
  body?: object,
): Promise<Answer> {
  const { accessToken } = JSON.parse(await createSession(backEnd, cem)) as { accessToken: string };
  const answer = await fetch(`${backEnd.url}/api/admin/${path}`, {
    method,
    headers: { Authorization: `Bearer ${accessToken}`, 'Content-Type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  expect(answer.status).toBe(200);
  return (await answer.json()) as Answer;
}
