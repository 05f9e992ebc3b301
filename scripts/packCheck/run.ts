import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { findBrowser } from '../browser.ts';
import { freePort } from '../freePort.ts';
import { buildPackage } from '../library/build.ts';
import { published } from '../library/packages.ts';
import { freshApp } from './freshApp.ts';
import { serveNextApp } from './nextApp.ts';
import { packageProblems } from './packageProblems.ts';
import { layouts, pageProblems, tellsOfAMismatch } from './pageProblems.ts';
import { packAll } from './tarballs.ts';
import { serveViteApp } from './viteApp.ts';

/**
 * `pnpm pack-check [--next] [--packed] [--pictures FOLDER]`: builds and packs the packages, and uses them in an
 * app outside of the workspace, with Vite or with Next.js. With `--packed` the tarballs alone are
 * checked, which needs no network.
 */
const { values } = parseArgs({
  options: {
    next: { type: 'boolean', default: false },
    packed: { type: 'boolean', default: false },
    pictures: { type: 'string' },
  },
});
const kind = values.next ? 'next' : 'vite';
const folder = mkdtempSync(join(tmpdir(), 'touchline-packages-'));
const start = performance.now();
const problems: string[] = [];

await timed('build', async () => {
  await Promise.all(published.map((name) => buildPackage(name)));
});
const tarballs = packAll(join(folder, 'tarballs'));
await timed('publint and attw', async () => {
  for (const [name, tarball] of tarballs) problems.push(...(await packageProblems(name, tarball)));
});
if (!values.packed) await tryInApp();
rmSync(folder, { recursive: true, force: true });
for (const problem of problems) console.error(`✗ ${problem}`);
const seconds = ((performance.now() - start) / 1000).toFixed(1);
const place = values.packed ? '' : ` in a fresh ${kind} app`;
console.log(`${problems.length} problems of the packages${place} (${seconds} s)`);
process.exit(problems.length === 0 ? 0 : 1);

async function tryInApp(): Promise<void> {
  const app = join(folder, kind);
  await timed('install', () =>
    Promise.resolve(freshApp(kind, kind === 'vite' ? 'src' : 'app', app, tarballs)),
  );
  const port = await freePort(4800);
  const stop = await timed(`${kind} build`, async () => {
    const server = await (kind === 'vite' ? serveViteApp(app, port) : serveNextApp(app, port));
    return () => void ('kill' in server ? server.kill() : server.close());
  });
  try {
    await timed('pages', () => openPages(port));
  } finally {
    stop();
  }
}

async function openPages(port: number): Promise<void> {
  const { launchOptions } = await findBrowser();
  const browser = await chromium.launch(launchOptions);
  for (const width of [1280, 390]) {
    const context = await browser.newContext({
      viewport: { width, height: 900 },
      timezoneId: 'Pacific/Auckland',
    });
    const page = await context.newPage();
    for (const layout of layouts) {
      const url = `http://localhost:${port}/${layout}`;
      const picture = values.pictures && join(values.pictures, `${kind}-${layout}-${width}.png`);
      problems.push(...(await pageProblems(page, url, width < 960, kind === 'next', picture)));
    }
    const [layout] = layouts;
    if (!(await tellsOfAMismatch(page, `http://localhost:${port}/${layout}`)))
      problems.push('React says nothing of a page that is not what the server has drawn');
    await context.close();
  }
  await browser.close();
}

async function timed<Result>(title: string, work: () => Promise<Result>): Promise<Result> {
  const before = performance.now();
  const result = await work();
  console.log(`${title}: ${((performance.now() - before) / 1000).toFixed(1)} s`);
  return result;
}
