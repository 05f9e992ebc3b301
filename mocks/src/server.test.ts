import {
  type HubConnection,
  HubConnectionBuilder,
  HttpTransportType,
  LogLevel,
} from '@microsoft/signalr';
import { once } from 'node:events';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import * as delays from './delays.ts';
import { accounts } from './fixtures/accounts.ts';
import { type MockServer, startServer } from './server.ts';
import { signToken } from './token.ts';

let server: MockServer;
let token: string;
const open: { stop: () => Promise<void> }[] = [];

beforeAll(async () => {
  server = await startServer();
  token = await signToken(accounts.user.user);
});
beforeEach(async () => {
  await control('POST', 'reset');
  await control('POST', 'delays', { skip: true });
});
afterEach(async () => {
  delays.replaceTimer();
  for (const connection of open.splice(0)) await connection.stop();
});
afterAll(() => server.close());

async function control(method: string, name: string, body?: unknown): Promise<unknown> {
  const response = await fetch(`${server.url}/__control/${name}`, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(await response.text());
  return response.json();
}

function get(path: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${server.url}/api/${path}`, { headers });
}

/** A hub connection with the options of the product: no negotiation, WebSockets only. */
function connection(accessToken = token): HubConnection {
  const hub = new HubConnectionBuilder()
    .withUrl(`${server.url}/api/hubs/users`, {
      skipNegotiation: true,
      transport: HttpTransportType.WebSockets,
      accessTokenFactory: () => accessToken,
    })
    .configureLogging(LogLevel.None)
    .build();
  open.push(hub);
  return hub;
}

async function unread(): Promise<number> {
  const response = await get('messages/unread-count', { Authorization: `Bearer ${token}` });
  return ((await response.json()) as { count: number }).count;
}

test('the handlers answer over HTTP with the time of the match day', async () => {
  const response = await get('matches/search?search=wexcombe&pageSize=5&pageNumber=1');
  expect(response.headers.get('Date')).toBe('Wed, 15 Apr 2026 13:20:00 GMT');
  expect(((await response.json()) as { items: unknown[] }).items).toHaveLength(5);
});

test('another origin may call, with a token', async () => {
  const response = await fetch(`${server.url}/api/common/user`, {
    method: 'OPTIONS',
    headers: { Origin: 'https://touchline.example', 'Access-Control-Request-Method': 'PATCH' },
  });
  expect(response.status).toBe(204);
  expect(response.headers.get('Access-Control-Allow-Origin')).toBe('https://touchline.example');
  expect(response.headers.get('Access-Control-Allow-Headers')).toContain('Authorization');
  expect(response.headers.get('Access-Control-Allow-Methods')).toContain('PATCH');
});

test('a session of one call is known to the next', async () => {
  const { email, password } = accounts.user;
  const signIn = await fetch(`${server.url}/api/auth/sign-in`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const { accessToken } = (await signIn.json()) as { accessToken: string };
  const user = await get('common/user', { Authorization: `Bearer ${accessToken}` });
  expect(await user.json()).toMatchObject({ email });
});

test('received requests are listed, tokens are not', async () => {
  await get('common/user', { Authorization: `Bearer ${token}` });
  await connection().start();
  const requests = await control('GET', 'requests');
  expect(requests).toEqual([
    { method: 'GET', url: '/api/common/user', hasAuthorization: true },
    { method: 'HUB', url: '/api/hubs/users', hasAuthorization: true },
  ]);
});

test('the token that a browser puts into the address of the hub is not listed', async () => {
  // Browsers cannot set headers on a WebSocket.
  const address = `${server.url.replace('http', 'ws')}/api/hubs/users?access_token=${token}`;
  const socket = new WebSocket(address);
  await once(socket, 'open');
  socket.terminate();
  expect(await control('GET', 'requests')).toEqual([
    { method: 'HUB', url: '/api/hubs/users', hasAuthorization: true },
  ]);
});

test('an answer travels compressed to who can read that, a small one as it is (WIRE-30)', async () => {
  const packed = await get('matches/overview', { 'Accept-Encoding': 'gzip' });
  const plain = await get('matches/overview', { 'Accept-Encoding': 'identity' });
  expect(packed.headers.get('Content-Encoding')).toBe('gzip');
  expect(packed.headers.get('Vary')).toMatch(/Accept-Encoding/);
  expect(plain.headers.get('Content-Encoding')).toBeNull();
  expect(plain.headers.get('Vary')).toMatch(/Accept-Encoding/);
  const sizes = [packed, plain].map(({ headers }) => Number(headers.get('Content-Length')));
  expect(sizes[0]).toBeLessThan((sizes[1] ?? 0) / 2);
  // `fetch` has unpacked it.
  expect(await packed.text()).toBe(await plain.text());
  const small = await get('nothing/at/all', { 'Accept-Encoding': 'gzip' });
  expect(small.headers.get('Content-Encoding')).toBeNull();
});

test('a call fails as often as the fault says', async () => {
  await control('POST', 'fault', { path: 'matches/overview', status: 503, times: 2 });
  expect((await get('matches/overview')).status).toBe(503);
  expect((await get('matches/overview')).status).toBe(503);
  expect((await get('matches/overview')).status).toBe(200);
});

test('a call is cut or malformed', async () => {
  await control('POST', 'fault', { path: 'api/matches*', status: 0, times: 1 });
  await expect(get('matches/overview')).rejects.toThrow();
  await control('POST', 'fault', { path: 'matches/*', malformed: true, times: 1 });
  expect(await (await get('matches/overview')).json()).toEqual({ unexpected: true });
});

test('a pushed message reaches the client, and the list as its first entry (INBOX-23)', async () => {
  const before = await unread();
  const hub = connection();
  const received = vi.fn();
  hub.on('Message', received);
  await hub.start();
  await control('POST', 'push', { message: { title: 'Late <b>goal</b>' }, times: 2 });
  await vi.waitFor(() => expect(received).toHaveBeenCalledTimes(2));
  expect(received).toHaveBeenCalledWith(
    expect.objectContaining({ title: 'Late <b>goal</b>', read: false }),
  );
  expect(await unread()).toBe(before + 2);
  const list = await get('common/messages', { Authorization: `Bearer ${token}` });
  const [first] = (await list.json()) as unknown[];
  expect(first).toMatchObject({ title: 'Late <b>goal</b>', read: false });
});

test('dropped connections close, and the client may come back', async () => {
  const hub = connection();
  const closed = vi.fn();
  hub.onclose(closed);
  await hub.start();
  expect(await control('GET', 'hub')).toMatchObject({ clients: 1 });
  await control('POST', 'drop');
  await vi.waitFor(() => expect(closed).toHaveBeenCalled());
  expect(await control('GET', 'hub')).toMatchObject({ clients: 0 });
  await hub.start();
  expect(await control('GET', 'hub')).toMatchObject({ clients: 1, attempts: 2 });
});

test.each(['', 'forged', 'expired'])(
  'a hub connection with a token that is "%s" is refused',
  async (kind) => {
    const accessToken = kind === 'expired' ? await signToken(accounts.user.user, 1) : kind;
    await expect(connection(accessToken).start()).rejects.toThrow();
  },
);

test.each(['refuse', '401'])('the hub has the mode %s', async (mode) => {
  await control('POST', 'hub', { mode });
  await expect(connection().start()).rejects.toThrow();
  await control('POST', 'hub', { mode: 'ok' });
  await connection().start();
});

test('a flapping hub accepts the handshake and closes the connection', async () => {
  await control('POST', 'hub', { mode: 'flap' });
  const hub = connection();
  await hub.start();
  await vi.waitFor(() => expect(hub.state).toBe('Disconnected'));
});

test('the hub can be silent: before the upgrade, or before the handshake', async () => {
  const opened = vi.fn();
  const answered = vi.fn();
  const connectRaw = () => {
    const socket = new WebSocket(
      `${server.url.replace('http', 'ws')}/api/hubs/users?access_token=${token}`,
    );
    open.push({ stop: async () => socket.terminate() });
    socket.on('error', () => {});
    socket.on('open', () => {
      opened();
      socket.send('{"protocol":"json","version":1}\u001e');
    });
    socket.on('message', answered);
  };
  await control('POST', 'hub', { mode: 'no-handshake' });
  connectRaw();
  await vi.waitFor(() => expect(opened).toHaveBeenCalledOnce());
  await control('POST', 'hub', { mode: 'hang' });
  connectRaw();
  await vi.waitFor(async () => expect(await control('GET', 'hub')).toMatchObject({ attempts: 2 }));
  expect(opened).toHaveBeenCalledOnce();
  expect(answered).not.toHaveBeenCalled();
});

test('the data set changes while the server runs', async () => {
  await control('POST', 'data', { name: 'real-season' });
  const response = await get('matches/overview');
  expect(await response.json()).toMatchObject({ credit: expect.stringContaining('openfootball') });
  expect(response.headers.get('Date')).toBe('Sun, 02 Nov 2025 13:50:00 GMT');
  await control('POST', 'data', { name: 'school' });
});

test('more accounts sign in when they are asked for', async () => {
  await control('POST', 'accounts', { names: ['administrator'] });
  const { email, password } = accounts.administrator;
  const body = JSON.stringify({ email, password });
  const headers = { 'Content-Type': 'application/json' };
  const answer = await fetch(`${server.url}/api/auth/sign-in`, { method: 'POST', body, headers });
  expect(answer.status).toBe(200);
});

test('an invalid control request is refused', async () => {
  await expect(control('POST', 'hub', { mode: 'sing' })).rejects.toThrow('issues');
  await expect(control('POST', 'nonsense')).rejects.toThrow('routes');
});

test('a reset clears faults, requests, clients, the assumed caller and the mode', async () => {
  const hub = connection();
  const closed = vi.fn();
  hub.onclose(closed);
  await hub.start();
  await control('POST', 'hub', { mode: 'refuse' });
  await control('POST', 'fault', { path: 'matches/overview', status: 500 });
  await control('POST', 'caller', { name: 'user' });
  expect((await get('common/user')).status).toBe(200);
  await control('POST', 'reset');
  await vi.waitFor(() => expect(closed).toHaveBeenCalled());
  expect(await control('GET', 'requests')).toEqual([]);
  expect(await control('GET', 'hub')).toMatchObject({ mode: 'ok', clients: 0 });
  expect((await get('common/user')).status).toBe(401);
  expect((await get('matches/overview')).status).toBe(200);
});

test('a reset brings the delays back (MOCK-3)', async () => {
  const restore = vi.spyOn(delays, 'resetDelays');
  await control('POST', 'reset');
  expect(restore).toHaveBeenCalledOnce();
});

test('a fault is for one method, has its own body, and the newest comes first', async () => {
  await control('POST', 'fault', { path: 'matches/overview', status: 500, method: 'post' });
  expect((await get('matches/overview')).status).toBe(200);
  await control('POST', 'fault', { path: 'matches/*', status: 503 });
  await control('POST', 'fault', { path: 'matches/overview', status: 429, body: { detail: 'No' } });
  const response = await get('matches/overview');
  expect(response.status).toBe(429);
  expect(await response.json()).toEqual({ detail: 'No' });
  await control('DELETE', 'fault');
  expect((await get('matches/overview')).status).toBe(200);
});

test('a late answer waits for its time', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = vi.fn<(milliseconds: number) => Promise<void>>(() => promise);
  delays.replaceTimer(timer);
  await control('POST', 'fault', { path: 'matches/overview', delay: 40 });
  const answered = vi.fn();
  const answer = get('matches/overview').then(answered);
  await vi.waitFor(() => expect(timer).toHaveBeenCalledExactlyOnceWith(40));
  expect((await get('matches')).status).toBe(200);
  expect(answered).not.toHaveBeenCalled();
  resolve();
  await answer;
  expect(answered).toHaveBeenCalledOnce();
});

test('another origin may read the time, and how long to wait (WIRE-22, ERROR-17)', async () => {
  const response = await get('matches/overview', { Origin: 'https://touchline.example' });
  expect(response.headers.get('Access-Control-Expose-Headers')).toBe('Date, Retry-After');
});

test('a payload of its own and a broken frame reach the client as they are (LIVE-13)', async () => {
  const before = await unread();
  const hub = connection();
  const received = vi.fn();
  const closed = vi.fn();
  hub.on('Message', received);
  hub.onclose(closed);
  await hub.start();
  await control('POST', 'push', { payload: 'anything' });
  await vi.waitFor(() => expect(received).toHaveBeenCalledExactlyOnceWith('anything'));
  expect(await unread()).toBe(before);
  await control('POST', 'push', { frame: 'broken\u001e' });
  await vi.waitFor(() => expect(closed).toHaveBeenCalled());
});
