import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, get, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compressFolder } from './compress.ts';
import { apiHeaders } from './headers.ts';
import { serve, type Served } from './serve.ts';

const folder = mkdtempSync(join(tmpdir(), 'touchline-'));
const files = {
  'index.html': `<!doctype html>${'<p>The page</p>'.repeat(100)}`,
  'assets/index-12345678.js': 'run();'.repeat(300),
  'i18n/tr.json': JSON.stringify(Array(300).fill('Ana Sayfa')),
};
let site: Served;

beforeAll(async () => {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  await compressFolder(folder);
  site = await serve({ folder });
});

afterAll(async () => {
  await site.close();
  rmSync(folder, { recursive: true });
});

interface Received {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** The body as it travels: `fetch` would decompress it. */
function receive(path: string, encoding: string, further: object = {}): Promise<Received> {
  return new Promise((resolve, reject) => {
    const headers = { 'Accept-Encoding': encoding, ...further };
    get(`${site.url}/${path}`, { headers }, (response) => {
      const pieces: Buffer[] = [];
      response.on('data', (piece: Buffer) => pieces.push(piece));
      response.on('end', () => {
        const { statusCode: status, headers: received } = response;
        resolve({ status, headers: received, body: Buffer.concat(pieces) });
      });
    }).on('error', reject);
  });
}

test.each(Object.entries(files))(
  '%s travels compressed to who can read that (WIRE-30)',
  async (path, content) => {
    const gzip = await receive(path, 'gzip');
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gzip.headers.vary).toMatch(/accept-encoding/i);
    expect(gzip.body.length).toBeLessThan(content.length / 2);
    expect(gunzipSync(gzip.body).toString()).toBe(content);
    const brotli = await receive(path, 'gzip, br');
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(brotli.body).toString()).toBe(content);
    const plain = await receive(path, 'identity');
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.body.toString()).toBe(content);
  },
);

test.each([
  'assets/gone-12345678.js',
  'i18n/xx.json',
  'i18n/admin/xx.json',
  'nothing.png',
  'nothing.png?v=1',
  'assets/',
])('a missing file is never answered with the page: %s (SEC-9)', async (path) => {
  const { status, headers, body } = await receive(path, 'identity');
  expect(status).toBe(404);
  expect(headers['content-type']).toContain('text/plain');
  expect(body.toString()).not.toContain('The page');
});

test.each([
  'home',
  'matches/any-id',
  'matches/a.b',
  'admin/teams/a.js',
  'messages?next=/a.js',
  'assets.html/x',
])('an address of the app is answered with the page: %s (SEC-9, ROUTE-10)', async (path) => {
  const { status, headers, body } = await receive(path, 'identity');
  expect(status).toBe(200);
  expect(headers['content-type']).toContain('text/html');
  expect(headers['cache-control']).toBe('no-cache');
  expect(body.toString()).toContain('The page');
});

test.each(['bytes=5-2', 'bytes=0-99999999999999999999', 'bytes=-1', 'bytes=', 'lines=1-2'])(
  'a range is answered with the whole file, and none ends the server: %s',
  async (range) => {
    const { status, body } = await receive('i18n/tr.json', 'identity', { Range: range });
    expect(status).toBe(200);
    expect(body.toString()).toBe(files['i18n/tr.json']);
    expect((await receive('home', 'identity')).status).toBe(200);
  },
);

test('an address with many dots is answered at once', async () => {
  // Expressions that overlap at each dot take twice as long with each of them.
  expect((await receive(`${'a.'.repeat(60)}a!`, 'identity')).status).toBe(200);
});

/** Whether another address of this machine than the usual one reaches the server. */
async function isReachedFromOutside({ url }: Served): Promise<boolean> {
  // All of 127.0.0.0/8 is this machine, and `localhost` is only one address of it.
  const other = url.replace('localhost', '127.0.0.2');
  return fetch(other).then(
    ({ ok }) => ok,
    () => false,
  );
}

test.runIf(process.platform === 'linux')(
  'the machine alone reaches the server, unless a host is named',
  async () => {
    expect(await isReachedFromOutside(site)).toBe(false);
    const open = await serve({ folder, host: '0.0.0.0' });
    expect(await isReachedFromOutside(open)).toBe(true);
    await open.close();
  },
);

/** A site whose API answers so; without an answer there is no API. */
async function siteBefore(answer?: RequestListener): Promise<Served> {
  const api = createServer(answer);
  await new Promise<void>((resolve) => void api.listen(0, 'localhost', resolve));
  const { port } = api.address() as AddressInfo;
  if (!answer) await api[Symbol.asyncDispose]();
  const before = await serve({ folder, api: `http://localhost:${port}` });
  onTestFinished(async () => {
    await before.close();
    if (answer) await api[Symbol.asyncDispose]();
  });
  return before;
}

const expected = Object.entries(apiHeaders({ isSecure: false }));

test('an answer of the API has the headers of the site, each once (SEC-14)', async () => {
  const { url } = await siteBefore((_, response) => {
    response.setHeader('content-security-policy', "script-src 'unsafe-inline'");
    response.setHeader('X-Content-Type-Options', 'nosniff');
    response.writeHead(404, { 'Content-Type': 'text/html' }).end('<script>run()</script>');
  });
  const answer = await fetch(`${url}/api/assets/none`);
  expect(answer.status).toBe(404);
  expect(answer.headers.get('content-type')).toBe('text/html');
  expect(expected.map(([name]) => [name, answer.headers.get(name)])).toEqual(expected);
});

test('so has the answer when there is none of the API (SEC-14)', async () => {
  const { url } = await siteBefore();
  const answer = await fetch(`${url}/api/assets/none`);
  expect(answer.status).toBe(502);
  expect(expected.map(([name]) => [name, answer.headers.get(name)])).toEqual(expected);
});
