import { collectSentCalls } from './harness/sentCalls.ts';
import { expect, test, withStatus } from './harness/test.ts';

test('a call counts as sent where the back end has accepted it, not where a test has answered or it was refused', async ({
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
  const statusOf = (method: string, path: string, body?: object) =>
    page.evaluate(async ([url, init]) => (await fetch(url, init)).status, [
      path,
      {
        method,
        ...(body && {
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify(body),
        }),
      },
    ] as const);
  expect(await statusOf('DELETE', '/api/common/messages?id=m')).toBe(200);
  expect(await statusOf('DELETE', '/api/common/notifications?id=n')).toBe(401);
  const person = { email: 'user@touchline.example', password: 'touchline' };
  expect(await statusOf('POST', '/api/auth/sign-in', person)).toBe(200);
  await expect.poll(() => [...sent]).toEqual(['signIn']);
});
