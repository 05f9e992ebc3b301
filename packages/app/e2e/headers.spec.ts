import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { apiHeaders } from '../deploy/headers.ts';
import { expect, test } from './harness/test.ts';

test.use({ isFirstVisit: true });

const assets = readdirSync(fileURLToPath(new URL('../dist/assets', import.meta.url)));
const script = assets.find((name) => name.endsWith('.js')) ?? '';

test.describe('every answer carries the headers (SEC-10)', () => {
  for (const path of [
    '/',
    '/matches/any-id',
    '/assets/gone.js',
    '/nothing.png',
    `/assets/${script}`,
  ]) {
    test(path, async ({ request }) => {
      const headers = (await request.get(path)).headers();
      expect(headers['content-security-policy']).toContain("default-src 'none'");
      expect(headers['content-security-policy']).toContain("require-trusted-types-for 'script'");
      expect(headers['content-security-policy']).not.toMatch(/unsafe-(inline|eval)/);
      expect(headers['referrer-policy']).toBe('no-referrer');
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['cross-origin-opener-policy']).toBe('same-origin');
      expect(headers['permissions-policy']).toContain('camera=()');
    });
  }
});

test.describe('so does every answer of the API, each of them once (SEC-14)', () => {
  for (const [path, status] of [
    ['/api/matches/overview', 200],
    ['/api/assets/kestrel.svg', 200],
    ['/api/assets/gone.html', 404],
    ['/api/common/messages', 200],
    ['/api/nothing', 404],
  ] as const) {
    test(path, async ({ request }) => {
      const answer = await request.get(path);
      expect(answer.status()).toBe(status);
      for (const [name, value] of Object.entries(apiHeaders({ isSecure: false })))
        expect(answer.headers()[name.toLowerCase()], name).toBe(value);
    });
  }
});

test('an uploaded drawing is seen on a page, and runs nothing under its own address (SEC-14)', async ({
  page,
  problems,
}) => {
  problems.allow(/Content Security Policy|sandboxed/);
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="7">
    <style>rect { fill: rgb(1 128 3) }</style><rect width="9" height="7" />
    <script>document.documentElement.id = 'breached'</script></svg>`;
  await page.route('**/api/assets/uploaded.svg', async (route) => {
    const answer = await route.fetch({ url: new URL('/api/assets/kestrel.svg', page.url()).href });
    await route.fulfill({ response: answer, body: drawing });
  });
  await page.goto('/home');
  const [width, green] = await page.evaluate(async () => {
    const picture = new Image();
    picture.src = '/api/assets/uploaded.svg';
    await picture.decode();
    const canvas = document.createElement('canvas').getContext('2d');
    canvas?.drawImage(picture, 0, 0);
    return [picture.naturalWidth, canvas?.getImageData(4, 3, 1, 1).data[1]];
  });
  expect(width).toBe(9);
  expect(green).toBe(128);
  await page.goto('/api/assets/uploaded.svg');
  await expect(page.locator('rect')).toHaveCSS('fill', 'rgb(1, 128, 3)');
  expect(await page.locator('svg').getAttribute('id')).toBeNull();
});

test('pages are revalidated, hashed files are immutable (SEC-9)', async ({ request }) => {
  expect((await request.get('/home')).headers()['cache-control']).toBe('no-cache');
  expect((await request.get('/i18n/tr.json')).headers()['cache-control']).toBe('no-cache');
  expect((await request.get(`/assets/${script}`)).headers()['cache-control']).toContain(
    'immutable',
  );
});

test('a path of the app serves the page, a missing file is 404 (SEC-9)', async ({ request }) => {
  for (const path of ['/matches/any-id', '/matches/a.b'])
    expect((await request.get(path)).headers()['content-type']).toContain('text/html');
  expect((await request.get('/assets/gone-12345678.js')).status()).toBe(404);
  expect((await request.get('/i18n/xx.json')).status()).toBe(404);
});

for (const [what, path] of [
  ['a page', '/home'],
  ['a script', `/assets/${script}`],
  ['a file of words', '/i18n/tr.json'],
  ['an answer of the API', '/api/matches/overview'],
] as const)
  test(`${what} travels compressed (WIRE-30)`, async ({ request }) => {
    const packed = (await request.get(path, { headers: { 'Accept-Encoding': 'gzip' } })).headers();
    expect(packed['content-encoding']).toBe('gzip');
    expect(packed['vary']).toMatch(/accept-encoding/i);
    const plain = await request.get(path, { headers: { 'Accept-Encoding': 'identity' } });
    expect(plain.headers()['content-encoding']).toBeUndefined();
    expect(Number(packed['content-length'])).toBeLessThan((await plain.body()).length / 2);
  });

test('the build holds nothing of the mocks, the stories and the machines that made it (SEC-8, SEC-13)', () => {
  const folder = fileURLToPath(new URL('../dist/', import.meta.url));
  const strange =
    /mockServiceWorker|\bmsw\b|storybook|touchline\.example|registry\.npmjs|unpkg\.com|jsdelivr\.net|sourceMappingURL|eyJ[\w-]{20}/i;
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  expect(names.filter((name) => name.endsWith('.map'))).toEqual([]);
  const texts = names.filter((name) => /\.(?:js|css|html|json|svg|webmanifest)$/.test(name));
  expect(texts.length).toBeGreaterThan(20);
  const found = texts.flatMap((name) => {
    const [match] = strange.exec(readFileSync(`${folder}${name}`, 'utf8')) ?? [];
    return match ? [`${name}: ${match}`] : [];
  });
  expect(found).toEqual([]);
});

test('the first page needs at most 150 kB of code and 30 kB of styles (PERF-1)', async ({
  page,
}) => {
  // The pointer rests over the bar, because over the navigation it would prefetch code.
  await page.mouse.move(640, 2);
  await page.goto('/home');
  // The last part of the page, whose code comes after that of the others.
  await expect(
    page.getByRole('region', { name: 'Schools' }).getByRole('listitem').first(),
  ).toBeVisible();
  const sizes = await page.evaluate(() => {
    const all = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    // Files that are fetched when the page is idle are for later pages and do not count; on a busy
    // machine they arrive before this is read. The first of them is the module with the idle tasks.
    const idle = all.find(({ name }) => /\/idleTasks-/.test(name))?.startTime ?? Infinity;
    const files = all.filter(({ startTime }) => startTime < idle);
    const sizeOf = (kind: RegExp) =>
      files
        .filter(({ name }) => kind.test(new URL(name).pathname))
        .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1000;
    return { script: sizeOf(/\.js$/), style: sizeOf(/\.css$/) };
  });
  expect(sizes.script).toBeGreaterThan(10);
  expect(sizes.script).toBeLessThanOrEqual(150);
  expect(sizes.style).toBeLessThanOrEqual(30);
});

test('only sanitised HTML reaches the page (SEC-2)', async ({ page, problems }) => {
  problems.allow(/require-trusted-types-for|TrustedHTML/);
  await page.goto('/');
  const refusal = await page.evaluate(() => {
    try {
      document.createElement('div').innerHTML = '<b>text</b>';
      return 'taken';
    } catch (error) {
      return (error as Error).name;
    }
  });
  expect(refusal).toBe('TypeError');
});
