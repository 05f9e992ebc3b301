import type { Page } from '@playwright/test';
import { waitForApp } from './steps.ts';

/** What the browser and the app report without a network. */
export const offlineErrors =
  /ERR_INTERNET_DISCONNECTED|Failed to fetch|WebSocket connection|Error connecting to SignalR hub/;

/** Waits until the worker has all files and serves the page. */
export async function installWorker(page: Page): Promise<void> {
  await waitForApp(page);
  // It fetches every file of the product first, which a busy machine needs its time for.
  await page.waitForFunction(
    () => navigator.serviceWorker.controller?.state === 'activated',
    undefined,
    { timeout: 60_000 },
  );
}
