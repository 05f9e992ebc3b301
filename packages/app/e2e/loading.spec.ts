import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { situations, type Situation } from '../../../scripts/bench/goals.ts';
import { ignorePointer } from '../../../scripts/visual/ignorePointer.ts';
import { waitForQuietNetwork } from './harness/quietNetwork.ts';
import { button, delayChunk, waitForApp, waitForRest } from './harness/steps.ts';
import { expect, test } from './harness/test.ts';

test.use({ isFirstVisit: true });

/** What makes the first view and the first presses fast, each by itself (decision 0014). */

const folder = fileURLToPath(new URL('../dist', import.meta.url));
const html = readFileSync(`${folder}/index.html`, 'utf8');

/** The addresses in a meta element of the built page. */
function listIn(name: string): string[] {
  const [, content = ''] = new RegExp(`<meta name="${name}" content="([^"]*)"`).exec(html) ?? [];
  return content.split(' ').filter(Boolean);
}

const presentStyles = listIn('touchline-styles');
const sessionCode = listIn('touchline-session-code');
const likelyCode = listIn('touchline-likely-code');

/** `/assets/menus-D8gcVD9.js` is `menus`. */
const nameOf = (path: string) => path.replace(/^.*\/|-[\w-]{7}\.\w+$/g, '');
const namesOf = (paths: readonly string[]) => [...new Set(paths.map(nameOf))].toSorted();

/** The first script, and the flag on the button of the language, which the shell does not wait for. */
const firstCode = ['index', 'US', 'rolldown-runtime'];

/** The paths of everything that the page asks for from now on. */
function watchRequests(page: Page): Set<string> {
  const paths = new Set<string>();
  page.on('request', (request) => paths.add(new URL(request.url()).pathname));
  return paths;
}

/** The scripts that the page had asked for when the shell could be used. */
async function scriptsUntilUsable(page: Page): Promise<string[]> {
  await waitForApp(page);
  return page.evaluate(() => {
    const usable = performance.getEntriesByName('shell-usable')[0]?.startTime ?? 0;
    return performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime < usable)
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.endsWith('.js'));
  });
}

/** What these scripts and those in the page itself take on the line, in kB. */
function sizeOf(scripts: readonly string[]): number {
  const inline = [...html.matchAll(/<script>([^]*?)<\/script>/g)].map(([, text]) => text);
  const sizes = scripts.map((path) => statSync(`${folder}${path}.gz`).size);
  return sizes.reduce((sum, size) => sum + size, gzipSync(inline.join('')).length) / 1000;
}

test('the scripts of the first views and of what opens carry the note by which V8 compiles them while they load', () => {
  const noted = readdirSync(`${folder}/assets`)
    .filter((name) => name.endsWith('.js'))
    .filter((name) =>
      readFileSync(`${folder}/assets/${name}`, 'utf8').startsWith('//# allFunctionsCalledOnLoad\n'),
    );
  expect(namesOf(noted)).toEqual([
    'chat',
    'data',
    'forms',
    'index',
    'kept',
    'menus',
    'pages',
    'panels',
    'person',
    'start',
    'wire',
  ]);
});

test('the page names no file that the build lacks', () => {
  const named = [...presentStyles, ...sessionCode, ...likelyCode];
  expect(named.filter((path) => !existsSync(folder + path))).toEqual([]);
});

test('until the shell can be used, a visitor needs at most 130 kB of code', async ({ page }) => {
  await page.goto('/home');
  const scripts = await scriptsUntilUsable(page);
  expect(namesOf([...firstCode, ...scripts])).toEqual(namesOf(firstCode));
  expect(namesOf(scripts)).toContain('index');
  expect(sizeOf(scripts)).toBeLessThanOrEqual(130);
});

test('a signed-in person needs at most 155 kB, and asks for all of it before the first script runs', async ({
  page,
  signIn,
}) => {
  await signIn();
  // Without the rail of the chat, which is fetched as soon as the shell is drawn.
  await page.setViewportSize({ width: 390, height: 844 });
  const requests = watchRequests(page);
  const releaseCode = await delayChunk(page);
  await page.goto('/home', { waitUntil: 'commit' });
  await expect.poll(() => sessionCode.filter((path) => !requests.has(path))).toEqual([]);
  await releaseCode();
  const scripts = await scriptsUntilUsable(page);
  const needed = namesOf([...firstCode, ...sessionCode]);
  expect(namesOf([...scripts, ...needed])).toEqual(needed);
  expect(sizeOf(scripts)).toBeLessThanOrEqual(155);
});

interface SizesAtRest {
  scripts: number;
  styles: number;
  /** The names of the scripts. */
  names: string;
}

/**
 * What a visit takes on the line until nothing loads any more, in kB: scripts without those that are
 * fetched at rest, and styles.
 */
async function sizesAtRest(page: Page): Promise<SizesAtRest> {
  await waitForRest(page);
  await waitForQuietNetwork(page);
  const paths = await page.evaluate(() => {
    const atRest = performance.getEntriesByName('preload-at-rest')[0]?.startTime ?? 0;
    return performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime < atRest)
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.startsWith('/assets/'));
  });
  const [, inline = ''] = /<style\b[^>]*>([^]*?)<\/style>/.exec(html) ?? [];
  const styles = paths.filter((path) => path.endsWith('.css'));
  const scripts = paths.filter((path) => path.endsWith('.js'));
  return {
    scripts: sizeOf(scripts),
    names: namesOf(scripts).join(' '),
    styles: styles.reduce(
      (sum, path) => sum + statSync(`${folder}${path}.gz`).size / 1000,
      gzipSync(inline).length / 1000,
    ),
  };
}

/** In kB. The goals are 190 and 8; where they are missed, the limit is a little above what there is. */
const mostAtRest: Record<Situation, { scripts: number; styles: number }> = {
  'visitor, phone': { scripts: 186, styles: 10.5 },
  'visitor, desktop': { scripts: 186, styles: 10.5 },
  'signed in, phone': { scripts: 227, styles: 13.5 },
  'signed in, desktop': { scripts: 244, styles: 15.5 },
};

for (const situation of Object.keys(situations) as Situation[]) {
  const { isSignedIn, viewport } = situations[situation];
  const most = mostAtRest[situation];

  test(`when all has come, there are at most ${most.scripts} kB of code and ${most.styles} kB of styles: ${situation}`, async ({
    page,
    signIn,
  }) => {
    if (isSignedIn) await signIn();
    await page.setViewportSize(viewport);
    // The first movement of a pointer fetches what is likely to be needed.
    await page.addInitScript(ignorePointer);
    await page.goto('/home');
    const { scripts, styles, names } = await sizesAtRest(page);
    expect(scripts, names).toBeLessThanOrEqual(most.scripts);
    expect(styles).toBeLessThanOrEqual(most.styles);
    // A page that has not loaded is no small one.
    expect(scripts).toBeGreaterThan(most.scripts * 0.9);
    expect(styles).toBeGreaterThan(most.styles * 0.9);
  });
}

test('the language is looked up in the browser while the code is on its way', async ({ page }) => {
  await page.addInitScript(() => {
    const lookUps: string[] = [];
    Object.assign(globalThis, { lookUps });
    for (const [owner, method] of [
      [Intl.Locale.prototype, 'maximize'],
      [Intl.DateTimeFormat, 'supportedLocalesOf'],
    ] as const) {
      const original = Reflect.get(owner, method) as (...input: unknown[]) => unknown;
      Reflect.set(owner, method, function record(this: unknown, ...input: unknown[]) {
        lookUps.push(method);
        return original.apply(this, input);
      });
    }
  });
  const releaseCode = await delayChunk(page);
  await page.goto('/home', { waitUntil: 'commit' });
  const lookUps = () =>
    page.evaluate(() => (globalThis as unknown as { lookUps: string[] }).lookUps);
  await expect.poll(lookUps).toEqual(['maximize', 'supportedLocalesOf']);
  await releaseCode();
});

test('no style sheet is fetched for the first drawing, nor later what stands in the page', async ({
  page,
}) => {
  expect(html).not.toContain('rel="stylesheet"');
  const [, inline = ''] = /<style\b[^>]*>([^]*?)<\/style>/.exec(html) ?? [];
  expect(presentStyles).not.toEqual([]);
  for (const path of presentStyles)
    expect(inline, path).toContain(readFileSync(folder + path, 'utf8').trim());
  // The links are found by Vite's preload before it adds one of its own.
  const needed = likelyCode.filter((path) => presentStyles.includes(path));
  expect(needed).not.toEqual([]);
  const requests = watchRequests(page);
  await page.goto('/home');
  await waitForRest(page);
  await page.getByRole('main').locator('a[href^="/matches?"]').first().click();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Matches');
  expect(presentStyles.filter((path) => requests.has(path))).toEqual([]);
  for (const path of presentStyles) {
    const links = page.locator(`link[href="${path}"]`);
    await expect(links).toHaveCount(1);
    await expect(links).toHaveAttribute('disabled');
  }
});

test('the menu, the list of matches and a match open with what has come at rest', async ({
  page,
}) => {
  await page.goto('/home');
  await waitForRest(page);
  // Those that have come before have no link.
  await page.waitForFunction(
    (paths) =>
      paths
        .filter((path) => !document.querySelector(`link[href="${path}"][disabled]`))
        .every((path) => performance.getEntriesByName(location.origin + path).length > 0),
    likelyCode,
  );
  // What has not come is held, so that nothing can be drawn with it.
  const held: (() => Promise<void>)[] = [];
  await page.route(/\/assets\/.*\.(?:js|css)$/, async (route) => {
    const { pathname } = new URL(route.request().url());
    if (likelyCode.includes(pathname)) return route.continue();
    held.push(() => route.continue());
    return undefined;
  });
  await button(page, /^Language/).click();
  await expect(page.getByRole('menuitemradio', { name: 'Türkçe' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('main').locator('a[href^="/matches?"]').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Matches');
  await page.getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/matches\/[\w-]+$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const release of held) await release();
});

test('the first sign of a person fetches the search and the settings, which then open without the server', async ({
  page,
}) => {
  await page.goto('/home');
  await waitForRest(page);
  await waitForQuietNetwork(page);
  const requests = watchRequests(page);
  await page.keyboard.press('Shift');
  await expect.poll(() => namesOf([...requests])).toContain('SettingsContainer');
  expect(namesOf([...requests])).toContain('SearchBar');
  await waitForQuietNetwork(page);
  await page.route(/\/assets\//, () => {});
  await page.keyboard.press('Control+K');
  await expect(page.getByRole('combobox', { name: 'Search matches' })).toBeFocused();
  await page.keyboard.press('Escape');
  await button(page, 'Settings').click();
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
});

test('a menu stands in the page, out of sight, when the pointer rests on its button, and the press shows it', async ({
  page,
}) => {
  await page.goto('/home');
  await waitForApp(page);
  const language = button(page, /^Language/);
  const menu = page.locator('[role="menu"]');
  await expect(menu).toHaveCount(0);
  await language.hover();
  await expect(menu).toHaveCount(1);
  await expect(menu).toBeHidden();
  await menu.evaluate((element) => element.setAttribute('data-drawn-before', ''));
  await language.click();
  await expect(page.locator('[role="menu"][data-drawn-before]')).toBeVisible();
});
