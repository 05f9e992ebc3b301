import type { Page } from '@playwright/test';
import { expect, test } from './harness/test.ts';

const skeleton = 'main [data-skeleton]';

/** Hides the page or shows it again, as another tab in front of it would. */
async function setVisibility(page: Page, state: 'visible' | 'hidden') {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);
}

test('a live match is asked for while it is watched, and says when it is late (MATCH-32, MATCH-38, ERROR-12)', async ({
  page,
  backEnd,
  problems,
}) => {
  problems.allow(/(status of|answered) 503/);
  const { live } = (await (await fetch(`${backEnd.url}/api/matches/overview`)).json()) as {
    live: { id: string }[];
  };
  const path = `/api/matches/${live[0]?.id}`;
  const asked = async () => {
    const requests = await backEnd.control<{ url: string }[]>('GET', 'requests');
    return requests.filter(({ url }) => url === path).length;
  };
  const stale = page.locator('[data-board]').getByText('The newest score may be missing.');
  await page.clock.install();
  await page.goto(`/matches/${live[0]?.id}`);
  await expect(page.locator('[data-board]')).toBeVisible();
  await expect.poll(asked).toBe(1);
  await expect(page.locator(skeleton)).toHaveCount(0);
  await page.evaluate((selector) => {
    new MutationObserver(() => {
      if (document.querySelector(selector)) Object.assign(globalThis, { hasSkeleton: true });
    }).observe(document.body, { subtree: true, childList: true });
  }, skeleton);

  // 15 s with a jitter of 20 %: in 19 s once.
  await page.clock.runFor(19_000);
  await expect.poll(asked).toBe(2);

  await setVisibility(page, 'hidden');
  await page.clock.runFor(600_000);
  expect(await asked()).toBe(2);
  await setVisibility(page, 'visible');
  await expect.poll(asked).toBe(3);
  await expect(stale).toHaveCount(0);

  await backEnd.control('POST', 'fault', { path: path.slice(5), status: 503 });
  await page.clock.runFor(19_000);
  await expect.poll(asked).toBe(4);
  await expect(stale).toBeVisible();
  // The retry follows after 30 s, not after 15 s.
  await page.clock.runFor(22_000);
  expect(await asked()).toBe(4);
  await backEnd.control('DELETE', 'fault');
  await page.clock.runFor(15_000);
  await expect.poll(asked).toBe(5);
  await expect(stale).toHaveCount(0);
  expect(await page.evaluate(() => 'hasSkeleton' in globalThis)).toBe(false);
});
