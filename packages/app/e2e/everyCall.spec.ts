import { collectSentCalls } from './harness/sentCalls.ts';
import { expect, test, withStatus } from './harness/test.ts';

test('a call counts as sent where the back end has accepted it, not where a test has answered or it was refused, with its role', async ({
  page,
  context,
  backEnd,
  problems,
}) => {
  problems.allow(withStatus(401));
  await backEnd.control('POST', 'accounts', { names: ['user'] });
  await page.route('**/api/common/messages?id=m', (route) => route.fulfill({ json: null }));
  await page.goto('/home');
  const sent = collectSentCalls(context);
  const answerTo = (
    method: string,
    path: string,
    init: { headers?: Record<string, string>; body?: string } = {},
  ) =>
    page.evaluate(
      async ([url, options]) => {
        const response = await fetch(url, options);
        return { status: response.status, text: await response.text() };
      },
      [path, { method, ...init }] as const,
    );
  const json = { 'Content-Type': 'application/json' };
  const mocked = await answerTo('DELETE', '/api/common/messages?id=m');
  expect(mocked.status).toBe(200);
  const refused = await answerTo('DELETE', '/api/common/notifications?id=n');
  expect(refused.status).toBe(401);
  const person = { email: 'user@touchline.example', password: 'touchline' };
  // Signing in changes nothing.
  const body = JSON.stringify(person);
  const signedIn = await answerTo('POST', '/api/auth/sign-in', { headers: json, body });
  expect(signedIn.status).toBe(200);
  const { accessToken } = JSON.parse(signedIn.text) as { accessToken: string };
  const forgotten = await answerTo('POST', '/api/auth/forgot-password', {
    headers: json,
    body: JSON.stringify(person.email),
  });
  expect(forgotten.status).toBe(200);
  const headers = { Authorization: `Bearer ${accessToken}` };
  const marked = await answerTo('GET', '/api/common/messages/mark-all-as-read', { headers });
  expect(marked.status).toBe(200);
  await expect
    .poll(() => [...sent].toSorted())
    .toEqual([
      'forgotPassword anyone',
      'markAllMessagesRead User',
      'markAllMessagesRead anyone',
      'markAllMessagesRead signedIn',
    ]);
});
