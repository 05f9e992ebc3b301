import type { Page } from '@playwright/test';
import { expect, test, withStatus } from './harness/test.ts';

test.use({ isFirstVisit: true });

test('every page that a test opens is watched for refused answers and uncaught errors, in another context too', async ({
  page,
  context,
  newContext,
  problems,
}) => {
  const opened = context.waitForEvent('page');
  await page.goto('/favicon.svg');
  await page.evaluate(() => void open('/favicon.svg'));
  const pages: Page[] = [
    page,
    await opened,
    await context.newPage(),
    await (await newContext()).newPage(),
  ];
  for (const each of pages) {
    await each.goto('/favicon.svg');
    await problems.during([withStatus(404), /^uncaught: thrown by a test$/], () =>
      each.evaluate(async () => {
        setTimeout(() => {
          throw new Error('thrown by a test');
        });
        await fetch('/api/matches/no-such-match');
      }),
    );
  }
  expect(problems.found()).toEqual([]);
});
