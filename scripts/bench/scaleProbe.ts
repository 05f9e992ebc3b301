import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import type { Browser, Page } from 'playwright-core';
import { build, preview } from 'vite';
import { sharedPlugins } from '../../vite.shared.ts';
import { longestFrame } from './frames.ts';
import type { Measured } from './goals.ts';

const root = fileURLToPath(new URL('../../packages/app/src/testing/scale/', import.meta.url));

/**
 * Measures the longest frames of very long lists (a thousand entries of the navigation, five
 * thousand messages), with the production build of React and without throttling.
 */
export async function measureScale(browser: Browser, runs: number): Promise<Measured[]> {
  const outDir = mkdtempSync(join(tmpdir(), 'touchline-scale-'));
  await build({
    root,
    configFile: false,
    resolve: { tsconfigPaths: true },
    logLevel: 'error',
    plugins: [sharedPlugins(), react()],
    build: { outDir, target: 'es2023' },
  });
  const server = await preview({
    root,
    configFile: false,
    resolve: { tsconfigPaths: true },
    logLevel: 'error',
    build: { outDir },
    preview: { port: 0 },
  });
  try {
    const url = server.resolvedUrls?.local[0] ?? '';
    const rounds: Measured[] = [];
    for (let round = 0; round < runs; round += 1) rounds.push(await measureRound(browser, url));
    return rounds;
  } finally {
    await server.close();
    rmSync(outDir, { recursive: true, force: true });
  }
}

async function measureRound(browser: Browser, url: string): Promise<Measured> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  try {
    await page.goto(url);
    const navigationDraw = await longestFrame(page, () => press(page, 'navigation'));
    const navigationFilter = await longestFrame(page, () => press(page, 'roles'));
    await page.goto(url);
    await press(page, 'messages');
    const messagesOpen = await longestFrame(page, () => press(page, 'Messages'));
    const messagesScroll = await longestFrame(page, async () => {
      await page.getByRole('dialog').hover();
      await page.mouse.wheel(0, 20_000);
    });
    const messagesMark = await longestFrame(page, () => press(page, 'Mark all as read'));
    return { navigationDraw, navigationFilter, messagesOpen, messagesScroll, messagesMark };
  } finally {
    await page.close();
  }
}

function press(page: Page, name: string): Promise<void> {
  return page.getByRole('button', { name }).first().click();
}
