import { type AnyEndpoint, allEndpoints } from '@touchline/contract/allEndpoints';
import { definitions } from '@touchline/contract/definitions';
import { problem } from '@touchline/contract/problem';
import { router } from '../handlers/index.ts';
import fc from 'fast-check';
import { once } from 'node:events';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { type AccountName, accounts } from '../fixtures/accounts.ts';
import { expectExactly } from '../testing/call.ts';
import { exampleCalls } from '../testing/exampleCalls.ts';
import { type RequestParts, pathsIn, withChange } from '../testing/invalidRequests.ts';
import { exchange, headOf, openSocket } from '../testing/rawSocket.ts';
import { type ServerProcess, spawnServer } from '../testing/serverProcess.ts';
import { signToken } from '../token.ts';

/** fast-check prints it with every failure; the same seed makes the same requests. */
const seed = 20_260_415;

vi.setConfig({ testTimeout: 20_000, hookTimeout: 20_000 });

const accountNames = Object.keys(accounts) as AccountName[];
const tokens = new Map<string, string>();
for (const name of accountNames) tokens.set(name, await signToken(accounts[name].user));
const token = tokens.get('user') ?? '';
const examples = exampleCalls(token);
const names = Object.keys(allEndpoints) as AnyEndpoint[];
const requestOf = (name: AnyEndpoint): RequestParts => examples[name].request;

let server: ServerProcess;
beforeAll(async () => {
  server = await spawnServer();
});
afterAll(() => void server.child.kill());

/** The path and query of a request, with hostile values encoded as a client would. */
function targetOf(name: AnyEndpoint, { path = {}, query = {} }: RequestParts): string {
  const place = allEndpoints[name].path.replace(/:(\w+)/g, (_, key: string) =>
    encodeURIComponent(String(path[key]).toWellFormed()),
  );
  const search = new URLSearchParams(
    Object.entries(query).map(([key, value]) => [key, String(value)]),
  );
  return `/${place}?${search}`;
}

function authorizationOf(name: AnyEndpoint): string {
  return `Bearer ${tokens.get(examples[name].as ?? 'user') ?? ''}`;
}

interface Errors {
  answer: v.GenericSchema;
  errors?: Readonly<Record<number, v.GenericSchema>>;
}

/** Every answer is below 500, and an error has a body as in the contract. */
async function expectAnswer(response: Response, name?: AnyEndpoint): Promise<void> {
  const text = await response.text();
  expect(response.status, text).toBeLessThan(500);
  if (response.status < 400) return;
  const body = JSON.parse(text) as unknown;
  const definition: Errors | undefined = name && definitions[name];
  const isOfCall = v.is(definition?.errors?.[response.status] ?? v.never(), body);
  const isProblem = response.headers.get('Content-Type') === 'application/problem+json';
  expect(isOfCall || (isProblem && v.is(problem, body)), text).toBe(true);
}

/** Some of the items, others for each index, so that the time grows slowly with the number of calls. */
function someOf<Item>(items: readonly Item[], index: number, count: number): Item[] {
  const start = (index * count) % items.length;
  return [...items.slice(start), ...items.slice(0, start)].slice(0, count);
}

async function inTurns<Item>(items: readonly Item[], work: (item: Item) => Promise<void>) {
  const left = [...items];
  const lane = async (): Promise<void> => {
    for (let item = left.pop(); item !== undefined; item = left.pop()) await work(item);
  };
  await Promise.all(Array.from({ length: 8 }, lane));
}

const json = 'application/json';
const bodies: { type: string; encoding?: string; body: string | Uint8Array<ArrayBuffer> }[] = [
  { type: 'text/plain', body: '{}' },
  { type: '', body: '{}' },
  { type: 'application/json; charset=utf-16', body: '{}' },
  { type: 'multipart/form-data', body: '--x' },
  { type: 'multipart/form-data; boundary=x', body: '--x\r\n\r\n' },
  { type: json, encoding: 'gzip', body: '{}' },
  { type: json, body: '{"a":' },
  { type: json, body: '[]' },
  { type: json, body: 'null' },
  { type: json, body: '{"__proto__":{"polluted":1},"constructor":{"prototype":1}}' },
  { type: json, body: '['.repeat(20_000) + ']'.repeat(20_000) },
  { type: json, body: new Uint8Array([0x22, 0xc3, 0x28, 0x22]) },
];

test('each call with the wrong type, encoding and form of body', async () => {
  const withBody = names.filter((name) => allEndpoints[name].method !== 'GET');
  const cases = withBody.flatMap((name, index) =>
    someOf(bodies, index, 5).map((body) => ({ name, ...body })),
  );
  await inTurns(cases, async ({ name, type, encoding, body }) => {
    const response = await fetch(server.url + targetOf(name, requestOf(name)), {
      method: allEndpoints[name].method,
      headers: {
        Authorization: authorizationOf(name),
        ...(type && { 'Content-Type': type }),
        ...(encoding && { 'Content-Encoding': encoding }),
      },
      body: typeof body === 'string' ? new TextEncoder().encode(body) : body,
    });
    await expectAnswer(response, name);
    expect(response.status, `${name} ${type} ${String(body).slice(0, 40)}`).toBeGreaterThanOrEqual(
      400,
    );
  });
});

test('each call with wrong methods', async () => {
  const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'PURGE', 'SEARCH'];
  const cases = names.flatMap((name, index) =>
    someOf(methods, index, 3).map((method) => ({ name, method })),
  );
  await inTurns(cases, async ({ name, method }) => {
    const target = targetOf(name, requestOf(name));
    // Also another call can have this path and this method.
    if (router.route(method, new URL(target, server.url).pathname).handler) return;
    const response = await fetch(server.url + target, {
      method,
      headers: { Authorization: authorizationOf(name) },
    });
    if (method === 'HEAD') return void expect(response.status).toBe(405);
    await expectAnswer(response, name);
    expect(response.status).toBe(405);
    expect(response.headers.get('Allow')).toContain(allEndpoints[name].method);
  });
});

const hostileIds = [
  '%',
  '%zz',
  '%ff',
  '%00',
  '..',
  '%2e%2e%2f',
  '__proto__',
  'constructor',
  "'%3bdrop",
  '\u0130\u0131',
  'x'.repeat(8_000),
];

test('each call with hostile ids and announced sizes', async () => {
  const heads = names.flatMap((name, index) => {
    const { method, path } = allEndpoints[name];
    const authorization = `Authorization: ${authorizationOf(name)}`;
    const large = 'Content-Length: 64000000';
    const big = headOf(`${method} /${path} HTTP/1.1`, authorization, large);
    const ids = path.includes(':') ? hostileIds : someOf(hostileIds, index, 3);
    const places = ids.map((id) =>
      path.includes(':') ? path.replaceAll(/:\w+/g, id) : `${path}?id=${id}`,
    );
    return [big, ...places.map((place) => headOf(`${method} /${place} HTTP/1.1`, authorization))];
  });
  await inTurns(heads, async (head) => {
    const socket = openSocket(server.url);
    socket.on('error', () => {});
    socket.write(head);
    const [first] = (await once(socket, 'data')) as [Buffer];
    socket.destroy();
    expect(String(first), head.slice(0, 200)).toMatch(/^HTTP\/1\.1 [24]\d\d/);
  });
});

/** A JSON value that is seldom what a field expects. */
const value = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom(null, '', 0, -1, 1e308, true, [], {}, '2026-13-45', 'x'.repeat(5_000), '\u0000'),
  fc.string({ unit: 'binary', maxLength: 80 }),
);

/** The example of a call with some of its values replaced. */
const request = fc.constantFrom(...names).chain((name) => {
  const example = requestOf(name);
  const places = pathsIn(example).map(({ path }) => path);
  const changes = fc.array(fc.tuple(fc.constantFrom(...places), value), { maxLength: 3 });
  return fc.record({
    name: fc.constant(name),
    parts: changes.map((all) =>
      all.reduce<unknown>((whole, [path, next]) => changed(whole, path, next), example),
    ),
    bearer: fc.constantFrom(...tokens.values(), '', 'forged', `${token}x`),
  });
});

/** An earlier change can have removed the place of a later one. */
function changed(whole: unknown, path: readonly (string | number)[], next: unknown): unknown {
  try {
    return path.length > 1 ? withChange(whole, path, next) : whole;
  } catch {
    return whole;
  }
}

test('generated requests are answered', async () => {
  const property = fc.asyncProperty(request, async ({ name, parts, bearer }) => {
    const { method } = allEndpoints[name];
    const { body, ...rest } = parts as RequestParts;
    const response = await fetch(server.url + targetOf(name, rest), {
      method,
      headers: {
        ...(bearer && { Authorization: `Bearer ${bearer}` }),
        'Content-Type': json,
      },
      ...(method !== 'GET' && body !== undefined && { body: JSON.stringify(body) }),
    });
    await expectAnswer(response, name);
  });
  await fc.assert(property, { seed, numRuns: 500, endOnFailure: true });
});

const brokenHttp = [
  'GET // HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
  'GET /api/hubs/users HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
  'GET http:// HTTP/1.1\r\nHost: x\r\n\r\n',
  'GET \\\\x HTTP/1.1\r\nHost: x\r\n\r\n',
  'CONNECT x:1 HTTP/1.1\r\nHost: x\r\n\r\n',
  'GET /api/matches HTTP/1.1\r\nHost: x\r\nExpect: nothing\r\nConnection: close\r\n\r\n',
  'GET /api/matches HTTP/9.9\r\nHost: x\r\n\r\n',
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  'POST /api/auth/sign-in HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n',
  'POST /api/auth/sign-in HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n',
  `GET /${'x'.repeat(40_000)} HTTP/1.1\r\nHost: x\r\n\r\n`,
  `GET / HTTP/1.1\r\nHost: x\r\n${'A: b\r\n'.repeat(5_000)}\r\n`,
  '\u0000\u0001\u0002\r\n\r\n',
  '\u0016\u0003\u0001\u0002\u0000',
];

test('what is no HTTP is answered or closed', async () => {
  const generated = fc.sample(fc.uint8Array({ minLength: 1, maxLength: 200 }), {
    seed,
    numRuns: 60,
  });
  const ends = new TextEncoder().encode('\r\n\r\n');
  await inTurns([...brokenHttp, ...generated], async (bytes) => {
    const socket = openSocket(server.url);
    const answer = exchange(socket, [bytes, ends]);
    // Some of it is a valid request, after which the server would keep the connection.
    socket.end();
    expect(await answer).toMatch(/^$|^HTTP\/1\.1 [24]\d\d/);
  });
});

const handshake = Buffer.from('{"protocol":"json","version":1}\u001e');

/** A frame as a client sends it: masked with zeros. */
function frame(opcode: number, payload: Uint8Array, { isMasked = true, isLast = true } = {}) {
  const length =
    payload.length < 126 ? [payload.length] : [126, payload.length >> 8, payload.length & 255];
  const [first = 0, ...more] = length;
  const head = [(isLast ? 0x80 : 0) | opcode, (isMasked ? 0x80 : 0) | first, ...more];
  return Buffer.concat([Buffer.from(head), isMasked ? Buffer.alloc(4) : Buffer.alloc(0), payload]);
}

const open = frame(1, handshake);
const brokenFrames: Uint8Array[][] = [
  [frame(1, handshake, { isMasked: false })],
  [open, frame(3, handshake)],
  [open, frame(11, handshake)],
  [open, frame(0, handshake)],
  [open, frame(1, Buffer.from([0xff, 0xfe]))],
  [open, frame(8, Buffer.from([0]))],
  [open, frame(8, Buffer.from([0, 1]))],
  [open, frame(9, Buffer.alloc(126))],
  [open, frame(9, Buffer.alloc(1), { isLast: false })],
  [open, frame(1, handshake, { isLast: false }), frame(1, handshake)],
  [open, Buffer.from([0xf1, 0x80, 0, 0, 0, 0])],
  [open, Buffer.from([0x81, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff])],
  [open, Buffer.from([0x81, 0xff, 0, 0, 0, 0, 0x10, 0, 0, 0, 0, 0, 0, 0])],
];

function upgradeHead(): string {
  return headOf(
    `GET /api/hubs/users?access_token=${token} HTTP/1.1`,
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
  ).replace('Connection: close', 'Connection: Upgrade');
}

test('broken frames of a WebSocket close it', async () => {
  await inTurns(brokenFrames, async (frames) => {
    const answer = await exchange(openSocket(server.url), [upgradeHead(), ...frames]);
    expect(answer).toMatch(/^HTTP\/1\.1 101/);
  });
});

test('generated records of the hub are answered or end the connection', async () => {
  const record = fc.oneof(
    fc.json(),
    fc.string(),
    fc.record({ type: fc.oneof(fc.integer({ min: 0, max: 10 }), value), target: value }).map(text),
    fc
      .record({
        type: fc.constantFrom(1, 4),
        target: fc.string(),
        arguments: fc.array(value),
        invocationId: value,
      })
      .map(text),
  );
  const all = fc.sample(fc.array(record, { maxLength: 5 }), { seed, numRuns: 80 });
  await inTurns(all, async (records) => {
    const socket = new WebSocket(`${server.url}/api/hubs/users?access_token=${token}`);
    socket.on('error', () => {});
    await once(socket, 'open');
    socket.send(handshake);
    for (const each of records) socket.send(`${each}\u001e`);
    // The server answers this after everything before, unless it has closed the connection.
    socket.ping();
    await Promise.race([once(socket, 'pong'), once(socket, 'close')]);
    socket.terminate();
  });
});

function text(record: unknown): string {
  return JSON.stringify(record);
}

test('afterwards the process is alive, has logged nothing else, and every list is valid', async () => {
  const reads = names.filter((name) => {
    const { method, effect } = allEndpoints[name];
    return method === 'GET' && effect === 'reads';
  });
  let valid = 0;
  for (const name of reads) {
    const response = await fetch(server.url + targetOf(name, requestOf(name)), {
      headers: { Authorization: authorizationOf(name) },
    });
    if (response.status === 200) {
      expectExactly(definitions[name].answer, await response.json());
      valid += 1;
    } else await expectAnswer(response, name);
  }
  expect(valid).toBeGreaterThan(reads.length / 2);
  const hub = await fetch(`${server.url}/__control/hub`);
  expect(await hub.json()).toMatchObject({ mode: 'ok' });
  expect(server.child.exitCode).toBeNull();
  expect(server.errorLines().filter((line) => !line.includes('is not mocked'))).toEqual([]);
});
