import type { Page } from '@playwright/test';
import type { BackEnd } from './harness/backEnd.ts';
import { waitForKeptAnswer } from './harness/keptAnswers.ts';
import { expect, test } from './harness/test.ts';

const skeleton = 'main [data-skeleton]';

/** Hides the page or shows it again, as another tab in front of it would. */
async function setVisibility(page: Page, state: 'visible' | 'hidden') {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);
}

/** The id of a match that is being played. */
async function liveMatchId(backEnd: BackEnd) {
  const { live } = (await (await fetch(`${backEnd.url}/api/matches/overview`)).json()) as {
    live: { id: string; status: string }[];
  };
  return live.find(({ status }) => status === 'live')?.id;
}

/** The score board of a match, and what it says about its age. */
function boardOf(page: Page) {
  const board = page.locator('[data-board]');
  const stale = board.getByText('The newest score may be missing.');
  return { board, stale, updating: board.getByText('Updating …') };
}

test('a live match is asked for while it is watched, and says when it is late (MATCH-32, MATCH-38, ERROR-12)', async ({
  page,
  backEnd,
  problems,
}) => {
  problems.allow(/(status of|answered) 503/);
  const read = async (address: string) => (await fetch(`${backEnd.url}/api/${address}`)).json();
  const { live } = (await read('matches/overview')) as {
    live: { id: string; score: { home?: unknown } | null }[];
  };
  const id = live.find(({ score }) => typeof score?.home === 'number')?.id;
  const match = (await read(`matches/${id}`)) as { score: object };
  const path = `/api/matches/${id}`;
  const fault = { path: path.slice(5), status: 200 };
  /** Does not count the request of this test for the match. */
  const asked = async () => {
    const requests = await backEnd.control<{ url: string }[]>('GET', 'requests');
    return requests.filter(({ url }) => url === path).length - 1;
  };
  const { board, stale } = boardOf(page);
  await page.clock.install();
  await page.goto(`/matches/${id}`);
  await expect(board).toBeVisible();
  await expect.poll(asked).toBe(1);
  await expect(page.locator(skeleton)).toHaveCount(0);
  await page.evaluate((selector) => {
    new MutationObserver(() => {
      if (document.querySelector(selector)) Object.assign(globalThis, { hasSkeleton: true });
    }).observe(document.body, { subtree: true, childList: true });
  }, skeleton);

  // 15 s with a jitter of 20 %: in 19 s once. The new score says that the answer has arrived.
  const body = { ...match, score: { ...match.score, home: 71 } };
  await backEnd.control('POST', 'fault', { ...fault, body });
  await page.clock.runFor(19_000);
  await expect(board).toContainText('71');
  expect(await asked()).toBe(2);
  await backEnd.control('DELETE', 'fault');

  await setVisibility(page, 'hidden');
  await page.clock.runFor(600_000);
  expect(await asked()).toBe(2);
  await setVisibility(page, 'visible');
  await expect(board).not.toContainText('71');
  expect(await asked()).toBe(3);
  await expect(stale).toHaveCount(0);

  await backEnd.control('POST', 'fault', { ...fault, status: 503 });
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

test('a live match whose answer does not come says so 10 s after it is looked at again, and nothing else does before (MATCH-32, MATCH-42)', async ({
  page,
  backEnd,
}) => {
  const id = await liveMatchId(backEnd);
  const { board, stale, updating } = boardOf(page);
  await page.clock.install();
  await page.goto(`/matches/${id}`);
  await expect(board).toBeVisible();
  await expect(page.locator(skeleton)).toHaveCount(0);

  await setVisibility(page, 'hidden');
  await page.clock.runFor(600_000);
  const gate = Promise.withResolvers<void>();
  await page.route(`**/api/matches/${id}`, async (route) => {
    await gate.promise;
    await route.continue();
  });
  const asked = page.waitForRequest(`**/api/matches/${id}`);
  await setVisibility(page, 'visible');
  await asked;
  // The clock goes on by itself as well, so that half of the time is left to a busy machine.
  await page.clock.runFor(5_000);
  await expect(updating).toBeVisible();
  await expect(stale).toHaveCount(0);
  await page.clock.runFor(5_500);
  await expect(stale).toBeVisible();
  gate.resolve();
  await expect(stale).toHaveCount(0);
  await expect(updating).toHaveCount(0);
});

test('what was kept of a live match is no answer to the request that is on its way (MATCH-42, OFFLINE-5)', async ({
  page,
  backEnd,
}) => {
  const id = await liveMatchId(backEnd);
  const { board, stale, updating } = boardOf(page);
  await page.goto(`/matches/${id}`);
  await expect(board).toBeVisible();
  await waitForKeptAnswer(page, /\/matches\/[^/?]+$/);

  const gate = Promise.withResolvers<void>();
  await page.route(`**/api/matches/${id}`, async (route) => {
    await gate.promise;
    await route.continue();
  });
  // A press on the link, before which its answer is prefetched.
  await page.goto('/matches');
  await page.getByRole('main').locator(`a[href="/matches/${id}"]`).first().click();
  // What was kept is shown after 3 s.
  await expect(updating).toBeVisible();
  await expect(stale).toHaveCount(0);
  gate.resolve();
  await expect(stale).toHaveCount(0);
  await expect(updating).toHaveCount(0);
});
