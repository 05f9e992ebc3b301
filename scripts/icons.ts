import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { findBrowser } from './browser.ts';
import { appFolder } from './folders.ts';

/** The pictures of an installed product, by file, with the drawing and the size in px of each. */
const icons = {
  'icon-192.png': ['icon.svg', 192],
  'icon-512.png': ['icon.svg', 512],
  'maskable-192.png': ['maskable.svg', 192],
  'maskable-512.png': ['maskable.svg', 512],
  // iOS rounds the corners itself.
  'apple-touch-icon.png': ['maskable.svg', 180],
} as const;

/** `pnpm icons`: draws the pictures of `public/icons` from the drawings in `packages/app/icons`. */
const target = join(appFolder, 'public', 'icons');
mkdirSync(target, { recursive: true });
const { launchOptions } = await findBrowser();
const browser = await chromium.launch(launchOptions);
for (const [name, [drawing, size]] of Object.entries(icons)) {
  const svg = readFileSync(join(appFolder, 'icons', drawing), 'utf8');
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>body { margin: 0 } svg { display: block }</style>${svg}`);
  await page.screenshot({ path: join(target, name), omitBackground: true });
  await page.close();
}
await browser.close();
console.log(`${Object.keys(icons).length} pictures in ${target}`);
