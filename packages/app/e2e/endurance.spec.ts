import type { CDPSession, Page } from '@playwright/test';
import { hubClients, type BackEnd } from './harness/backEnd.ts';
import { navigationLink, waitForApp } from './harness/steps.ts';
import { expect, test } from './harness/test.ts';

/** `SOAK_ROUNDS` asks for more; 100 take about five minutes. */
const rounds = Number(process.env['SOAK_ROUNDS'] ?? 2);

interface Size {
  nodes: number;
  listeners: number;
  /** In MB. */
  heap: number;
}

async function measure(session: CDPSession): Promise<Size> {
  // Twice, because the first collection lets go of what finalisers and weak references held.
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const valueOf = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return {
    nodes: valueOf('Nodes'),
    listeners: valueOf('JSEventListeners'),
    heap: valueOf('JSHeapUsedSize') / 1e6,
  };
}

async function openAndClose(page: Page, name: RegExp | string): Promise<void> {
  const button = page.getByRole('banner').getByRole('button', { name }).first();
  await button.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(button).toHaveAttribute('aria-expanded', 'false');
}

/** Through the pages, the panels and the languages, with messages coming in; ends where it began. */
async function round(page: Page, backEnd: BackEnd): Promise<void> {
  for (const name of ['Favourites', 'Contact Us', 'Messages', 'About Us', 'Home']) {
    await navigationLink(page, name).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  for (const name of [/^Messages/, 'Shortcuts', 'Settings']) await openAndClose(page, name);
  for (const [open, language, id] of [
    [/^Language/, 'Türkçe', 'tr'],
    [/^Dil/, 'English', 'en'],
  ] as const) {
    await page.getByRole('button', { name: open }).click();
    await page.getByRole('menuitemradio', { name: language }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', id);
  }
  await backEnd.control('POST', 'push', { times: 5 });
}

test('using it for long keeps nothing: no nodes, listeners, memory or connections (LIVE-16, SHELL-25)', async ({
  page,
  signIn,
  backEnd,
}) => {
  test.setTimeout(90_000 + rounds * 10_000);
  await signIn();
  await page.goto('/home');
  await waitForApp(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  // The code of every part is loaded, and the caches are filled.
  await round(page, backEnd);
  const before = await measure(session);
  for (let number = 0; number < rounds; number += 1) await round(page, backEnd);
  const after = await measure(session);
  console.info(JSON.stringify({ rounds, before, after }));
  expect(after.nodes).toBeLessThan(before.nodes * 1.05 + 50);
  expect(after.listeners).toBeLessThan(before.listeners * 1.05 + 10);
  // Code that is compiled later and lists that are full only later weigh something too.
  expect(after.heap).toBeLessThan(before.heap + 3 + rounds / 10);
  expect(await hubClients(backEnd)).toBe(1);
});
