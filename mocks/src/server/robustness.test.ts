import { problem } from '@touchline/contract/problem';
import { once } from 'node:events';
import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { skipDelays } from '../delays.ts';
import { accounts } from '../fixtures/accounts.ts';
import { router } from '../handlers/index.ts';
import { type MockServer, startServer } from '../server.ts';
import { reset } from '../store/resets.ts';
import { exchange, headOf, openSocket } from '../testing/rawSocket.ts';
import { signToken } from '../token.ts';
import { createRequestLog } from './requestLog.ts';

let server: MockServer;
/** A server that gives up requests which come slowly. */
let impatient: MockServer;
const token = await signToken(accounts.user.user);
const errors = vi.spyOn(console, 'error').mockReturnValue();

beforeAll(async () => {
  skipDelays();
  server = await startServer();
  const timeouts = { headersTimeout: 60, requestTimeout: 90, connectionsCheckingInterval: 15 };
  impatient = await startServer({ timeouts });
});
beforeEach(() => {
  errors.mockClear();
  reset();
});
afterEach(() => {
  expect(
    errors.mock.calls.flat().filter((each) => !String(each).includes('is not mocked')),
  ).toEqual([]);
});
afterAll(async () => {
  await server.close();
  await impatient.close();
});

interface RawAnswer {
  status: number;
  headers: string;
  body: string;
}

/** Sends text and reads until the server closes the connection. */
async function send(parts: readonly (string | Buffer)[], { url } = server): Promise<RawAnswer> {
  const [headers = '', body = ''] = (await exchange(openSocket(url), parts)).split('\r\n\r\n');
  return { status: Number(/^HTTP\/1\.1 (\d+)/.exec(headers)?.[1]), headers, body };
}

function expectProblem({ status, headers, body }: RawAnswer, expected: number) {
  expect(status).toBe(expected);
  expect(headers).toMatch(/content-type: application\/problem\+json/i);
  v.assert(problem, JSON.parse(body));
  expect(body).not.toContain('node:');
  expect(body).not.toContain('.ts');
}

const upgrade = ['Upgrade: websocket', 'Sec-WebSocket-Version: 13'];

test.each<[status: number, what: string, ...parts: string[]]>([
  [404, 'the target //', headOf('GET // HTTP/1.1')],
  [
    404,
    'an upgrade of //',
    headOf('GET // HTTP/1.1', ...upgrade).replace('close', 'Upgrade, close'),
  ],
  [
    404,
    'an upgrade of an unknown path',
    headOf('GET /api/hubs/other HTTP/1.1', ...upgrade).replace('close', 'Upgrade, close'),
  ],
  [404, 'another base', headOf('GET /x/api/matches/overview HTTP/1.1')],
  [404, 'a doubled slash', headOf('GET /api//matches HTTP/1.1')],
  [404, 'a slash at the end', headOf('GET /api/matches/overview/ HTTP/1.1')],
  [404, 'an id that is empty', headOf('GET /api/matches/ HTTP/1.1')],
  [404, 'a path that leads up', headOf('GET /api/common/../matches HTTP/1.1')],
  [404, 'a property of every object', headOf('GET /api/assets/constructor HTTP/1.1')],
  [404, 'a prototype', headOf('GET /api/assets/__proto__ HTTP/1.1')],
  [404, 'a control route of every object', headOf('GET /__control/constructor HTTP/1.1')],
  [404, 'an asterisk that is no path', headOf('GET /* HTTP/1.1')],
  [400, 'an asterisk', headOf('GET * HTTP/1.1')],
  [400, 'a relative target', headOf('GET api/matches HTTP/1.1')],
  [400, 'another scheme', headOf('GET ftp://x/api HTTP/1.1')],
  [400, 'a path with a broken code', headOf('GET /api/matches/%zz HTTP/1.1')],
  [400, 'a path that is not UTF-8', headOf('GET /api/matches/%ff HTTP/1.1')],
  [400, 'a query with a broken code', headOf('GET /api/matches?search=%e0%a4%a HTTP/1.1')],
  [400, 'no host', 'GET /api/matches/overview HTTP/1.1\r\nConnection: close\r\n\r\n'],
  [400, 'a malformed host', headOf('GET /api/matches/overview HTTP/1.1', 'Host: [')],
  [400, 'a host with a space', headOf('GET /api/matches/overview HTTP/1.1', 'Host: a b')],
  [400, 'no HTTP', 'hello\r\n\r\n'],
  [400, 'a header with a broken name', headOf('GET / HTTP/1.1', 'a b: c')],
  [400, 'two lengths', headOf('POST / HTTP/1.1', 'Content-Length: 1', 'Content-Length: 2')],
  [431, 'headers of 20 kB', headOf('GET / HTTP/1.1', `X-Long: ${'x'.repeat(20_000)}`)],
  [405, 'another method', headOf('DELETE /api/matches/overview HTTP/1.1')],
  [405, 'a method that cannot be fetched', headOf('TRACE /api/matches/overview HTTP/1.1')],
])('answers %i to %s (MOCK-20)', async (status, _, ...parts) => {
  expectProblem(await send(parts), status);
});

test('an absolute target is its path', async () => {
  const { status } = await send([headOf('GET http://x.example/api/matches/overview HTTP/1.1')]);
  expect(status).toBe(200);
});

test('a method that a path does not have is refused with those it has (MOCK-20)', async () => {
  const response = await fetch(`${server.url}/api/common/messages`, { method: 'PUT' });
  expect(response.status).toBe(405);
  expect(response.headers.get('Allow')).toBe('DELETE, GET, PATCH, POST');
});

const authorized = [`Authorization: Bearer ${token}`];
const userUrl = 'PATCH /api/common/user HTTP/1.1';
const json = 'Content-Type: application/json';
const user = '{"user":{"name":"Ada"}}';

test.each<[status: number, what: string, headers: string[], body: string | Buffer]>([
  [200, 'JSON', [json], user],
  [200, 'JSON with its encoding', ['Content-Type: application/json; charset=utf-8'], user],
  [415, 'text', ['Content-Type: text/plain'], user],
  [415, 'no type', [], user],
  [415, 'another encoding', ['Content-Type: application/json; charset=utf-16'], user],
  [415, 'a compressed body', [json, 'Content-Encoding: gzip'], user],
  [415, 'a form', ['Content-Type: multipart/form-data; boundary=x'], '--x--'],
  [400, 'half an object', [json], '{"user":'],
  [400, 'no valid UTF-8', [json], Buffer.from([0x22, 0xff, 0x22])],
  [400, 'valid but for one letter', [json], Buffer.from(user.replace('Ada', 'Ad\u00ff'), 'latin1')],
  [400, 'nothing', [json], ''],
  [400, 'a number', [json], '7'],
  [400, 'a deep list', [json], '['.repeat(50_000) + ']'.repeat(50_000)],
  [400, 'names of every object', [json], '{"constructor":1,"toString":2,"__proto__":{"a":1}}'],
])('answers %i to a body that is %s (MOCK-21)', async (status, _, headers, body) => {
  const length = `Content-Length: ${Buffer.byteLength(body)}`;
  const answer = await send([headOf(userUrl, ...authorized, ...headers, length), body]);
  if (status === 200) expect(answer.status).toBe(200);
  else expectProblem(answer, status);
});

/** A compressed body, other media types, and a form whose call takes one. */
test.each([
  ['The body may not be compressed', userUrl, [json, 'Content-Encoding: gzip'], user],
  ['The body has to be JSON', userUrl, ['Content-Type: text/plain'], user],
  ['The body has to be a form', 'POST /api/apps/contacts/avatar HTTP/1.1', [json], user],
  ['The body is too large', userUrl, [json], `"${'x'.repeat(1_000_000)}"`],
])('says why a body is refused: %s (MOCK-21, MOCK-22)', async (title, line, headers, body) => {
  const length = `Content-Length: ${Buffer.byteLength(body)}`;
  const answer = await send([headOf(line, ...authorized, ...headers, length), body]);
  expect(JSON.parse(answer.body)).toMatchObject({ title });
});

test('a GET with a body is refused', async () => {
  const answer = await send([headOf('GET /api/matches HTTP/1.1', json, 'Content-Length: 2'), '{}']);
  expectProblem(answer, 400);
});

const avatarUrl = 'POST /api/apps/contacts/avatar HTTP/1.1';

test.each([
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'multipart/form-data; boundary=""',
])('answers 400 to a form that is broken: %s (MOCK-21)', async (type) => {
  const body = '--y\r\nContent-Disposition: form-data; name="id"\r\n\r\n1\r\n';
  const headers = [`Content-Type: ${type}`, `Content-Length: ${body.length}`];
  expectProblem(await send([headOf(avatarUrl, ...authorized, ...headers), body]), 400);
});

/** A body of JSON with this size in bytes. */
const jsonOf = (size: number) => `"${'x'.repeat(size - 2)}"`;

test.each([
  ['a body of 1 MB', userUrl, 1_000_000, 400],
  ['a body over 1 MB', userUrl, 1_000_001, 413],
  ['a form of 5.3 MB', avatarUrl, 5_300_000, 415],
  ['a form over 5.3 MB', avatarUrl, 5_300_001, 413],
  ['a control request over 1 MB', 'POST /__control/push HTTP/1.1', 1_000_001, 413],
])('reads %s to its end or not at all (MOCK-22)', async (_, line, size, status) => {
  const headers = [...authorized, json, `Content-Length: ${size}`];
  expectProblem(await send([headOf(line, ...headers), jsonOf(size)]), status);
});

test('a body that is too large is refused in the language that is asked for (ERROR-21)', async () => {
  const { status, headers, body } = await send([
    headOf(userUrl, ...authorized, json, 'Accept-Language: tr', 'Content-Length: 1100000'),
    jsonOf(1_100_000),
  ]);
  expect(status).toBe(413);
  expect(headers).toMatch(/content-language: tr/i);
  expect(Buffer.from(body, 'latin1').toString()).toContain('Gövde çok büyük');
});

test('the announced size is enough for a refusal, and a body in parts is counted (MOCK-22)', async () => {
  const announced = openSocket(server.url);
  announced.write(headOf(userUrl, ...authorized, json, 'Content-Length: 64000000'));
  const [first] = (await once(announced, 'data')) as [Buffer];
  expect(String(first)).toContain('413');
  announced.destroy();
  const inParts = openSocket(server.url);
  inParts.write(headOf(userUrl, ...authorized, json, 'Transfer-Encoding: chunked'));
  for (let part = 0; part < 11; part += 1) {
    inParts.write(`186a0\r\n${'x'.repeat(100_000)}\r\n`);
  }
  const [second] = (await once(inParts, 'data')) as [Buffer];
  expect(String(second)).toContain('413');
  inParts.destroy();
});

test('headers and bodies that do not come are given up (MOCK-20)', async () => {
  const headers = await send(['GET / HTTP/1.1\r\nHost: localhost\r\n'], impatient);
  expectProblem(headers, 408);
  const announced = headOf(userUrl, ...authorized, json, 'Content-Length: 10');
  expectProblem(await send([announced, '{'], impatient), 408);
});

test('a request that is cut is nothing', async () => {
  const socket = openSocket(server.url);
  socket.write(headOf(userUrl, ...authorized, json, 'Content-Length: 10'));
  socket.write('{');
  await once(socket, 'connect');
  socket.resetAndDestroy();
  expect((await fetch(`${server.url}/api/matches/overview`)).status).toBe(200);
});

test('the log keeps the last 1,000 requests, and counts all attempts of the hub (MOCK-23)', () => {
  const log = createRequestLog();
  for (let sent = 0; sent < 12_345; sent += 1) {
    log.add({ method: 'HUB', url: `/${sent}`, hasAuthorization: false });
  }
  expect(log.list()).toHaveLength(1_000);
  expect(log.list().at(-1)?.url).toBe('/12344');
  expect(log.list()[0]?.url).toBe('/11345');
  expect(log.hubAttempts()).toBe(12_345);
});

test('a mistake of a handler is a problem without its stack, and is logged', async () => {
  const handler = router.route('GET', '/api/matches/overview').handler;
  if (!handler) throw new Error('No handler');
  const respond = vi.spyOn(handler, 'respond').mockRejectedValue(new Error('secret'));
  const response = await fetch(`${server.url}/api/matches/overview`);
  respond.mockRestore();
  expect(response.status).toBe(500);
  expect(response.headers.get('Content-Type')).toBe('application/problem+json');
  expect(await response.text()).not.toContain('secret');
  expect(errors).toHaveBeenCalledOnce();
  errors.mockClear();
});

test('the 401 of an invalid token has its text under both names (MOCK-2, MOCK-4)', async () => {
  const headers = { Authorization: 'Bearer forged' };
  const response = await fetch(`${server.url}/api/common/messages`, { headers });
  expect(response.status).toBe(401);
  expect(await response.json()).toEqual({
    title: 'Invalid token',
    detail: 'Invalid token',
    error: 'Invalid token',
  });
});

test.runIf(process.platform === 'linux')(
  'the machine alone reaches the server, unless a host is named',
  async () => {
    const open = await startServer({ host: '0.0.0.0' });
    // All of 127.0.0.0/8 is this machine, and `localhost` is only one address of it.
    const reached = ({ url }: MockServer) =>
      fetch(`${url.replace('localhost', '127.0.0.2')}/api/common/navigation`).then(
        ({ ok }) => ok,
        () => false,
      );
    expect(await reached(server)).toBe(false);
    expect(await reached(open)).toBe(true);
    await open.close();
  },
);
