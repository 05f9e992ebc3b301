import { expectInvariants, walkAtRandom } from './harness/randomWalk.ts';
import { waitForApp } from './harness/steps.ts';
import { expect, test } from './harness/test.ts';

/** `WALK_SEED` and `WALK_STEPS` ask for another walk, or for a longer one. */
const seed = Number(process.env['WALK_SEED'] ?? 20_261_122);
const steps = Number(process.env['WALK_STEPS'] ?? 40);

/** What the page logs of the faults that the walk injects. */
const injected = [
  /status of (?:4\d\d|5\d\d)/,
  /answered 500/,
  /WebSocket connection|SignalR hub|ERR_CONNECTION|fullscreen/i,
];

test('a random walk by keyboard and pointer breaks nothing, whatever the server does (SHELL-16, A11Y-3, ERROR-5)', async ({
  page,
  signIn,
  backEnd,
  problems,
}) => {
  test.setTimeout(90_000 + steps * 1_000);
  problems.allow(...injected);
  await signIn('admin');
  await page.goto('/home');
  await waitForApp(page);
  const fault = { path: '*', status: 500, body: {}, times: 2 };
  await walkAtRandom(page, {
    seed,
    steps,
    problems: problems.found,
    events: [
      { name: 'push', happen: () => backEnd.control('POST', 'push', { times: 2 }) },
      { name: 'fault', happen: () => backEnd.control('POST', 'fault', fault) },
      { name: 'hub drops', happen: () => backEnd.control('POST', 'drop') },
    ],
  });
});

test('a walk notices a second heading, a lost focus and an error', async ({ page }) => {
  await page.goto('/about-us');
  await waitForApp(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const found: string[] = [];
  const check = (isPress: boolean) =>
    expectInvariants(page, { isPress, problems: () => found, timeout: 500 });
  await page.getByRole('button', { name: 'Settings' }).first().focus();
  await check(true);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await check(false);
  await expect(check(true)).rejects.toThrow('isFocusLost');
  await page.evaluate(() => document.querySelector('main')?.append(document.createElement('h1')));
  await page.evaluate(() => document.querySelector('h1:empty')?.append('Again'));
  await expect(check(false)).rejects.toThrow('headings');
  await page.evaluate(() => [...document.querySelectorAll('h1')].at(-1)?.remove());
  found.push('uncaught: broken');
  await expect(check(false)).rejects.toThrow('broken');
});
