import type { IHttpConnectionOptions } from '@microsoft/signalr';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** What the connection is built with, and what a test does to it. */
const { hub } = vi.hoisted(() => ({
  hub: {
    url: '',
    options: {} as IHttpConnectionOptions & { WebSocket?: new (url: string) => EventTarget },
    settings: {} as Record<string, unknown>,
    push: (_event: string, _payload: unknown) => {},
    drop: () => {},
    start: vi.fn<() => Promise<void>>(),
    stop: vi.fn<() => Promise<void>>(),
  },
}));

vi.mock('@microsoft/signalr', async (original) => {
  const listeners = new Map<string, (payload: unknown) => void>();
  const keep = (name: string) =>
    function keepSetting(this: unknown, value: unknown) {
      hub.settings[name] = value;
      return this;
    };
  class HubConnectionBuilder {
    withUrl(url: string, options: typeof hub.options) {
      hub.url = url;
      hub.options = options;
      hub.settings = {};
      return this;
    }
    configureLogging = keep('logger');
    withServerTimeout = keep('serverTimeout');
    withKeepAliveInterval = keep('keepAlive');
    build() {
      listeners.clear();
      hub.push = (event, payload) => listeners.get(event)?.(payload);
      return {
        on: (event: string, listener: (payload: unknown) => void) => listeners.set(event, listener),
        onclose: (listener: () => void) => {
          hub.drop = listener;
        },
        start: hub.start,
        stop: hub.stop,
      };
    }
  }
  return { ...(await original<typeof import('@microsoft/signalr')>()), HubConnectionBuilder };
});

class FakeSocket extends EventTarget {
  close = vi.fn();
}

const page = Object.assign(new EventTarget(), {
  visibilityState: 'visible',
  querySelector: () => ({ content: '/api/' }),
});
const browser = new EventTarget();
vi.stubGlobal('WebSocket', FakeSocket);
vi.stubGlobal('document', page);
vi.stubGlobal('location', { origin: 'https://touchline.example' });
vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
vi.stubGlobal('removeEventListener', browser.removeEventListener.bind(browser));
const { openLiveConnection } = await import('./connection.ts');

const onMessage = vi.fn();
const onConnected = vi.fn();
let close = () => {};

function open() {
  close = openLiveConnection({ accessToken: () => 'of ada', onMessage, onConnected });
}

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  vi.spyOn(console, 'info').mockReturnValue();
  vi.spyOn(console, 'error').mockReturnValue();
  vi.clearAllMocks();
  page.visibilityState = 'visible';
  hub.start.mockReset().mockResolvedValue();
  hub.stop.mockReset().mockResolvedValue();
});
afterEach(() => {
  close();
  vi.useRealTimers();
});

test('it is a WebSocket to the hub, without negotiation, with the token (LIVE-1, LIVE-2)', async () => {
  open();
  await pass(0);
  expect(hub.url).toBe('https://touchline.example/api/hubs/users');
  expect(hub.options).toMatchObject({ skipNegotiation: true, transport: 1 });
  expect(await hub.options.accessTokenFactory?.()).toBe('of ada');
});

test('it says when the server counts as gone, and when it is heard of (LIVE-6)', async () => {
  open();
  await pass(0);
  expect(hub.settings).toMatchObject({ serverTimeout: 30_000, keepAlive: 15_000 });
});

test('a success and a failure are logged, and nothing that may hold the token (LIVE-11)', async () => {
  hub.start.mockRejectedValueOnce(new Error('wss://host?access_token=of+ada'));
  open();
  await pass(0);
  expect(console.error).toHaveBeenCalledExactlyOnceWith('Error connecting to SignalR hub');
  await pass(10_000);
  expect(console.info).toHaveBeenCalledExactlyOnceWith('Connection established with SignalR hub');
  expect(onConnected).toHaveBeenCalledOnce();
  const { logger } = hub.settings as { logger: { log: (level: number, text: string) => void } };
  logger.log(1, 'access_token');
  expect(console.info).toHaveBeenCalledOnce();
});

test('it listens for messages, and comes back when it is cut (LIVE-3, LIVE-7)', async () => {
  open();
  await pass(0);
  hub.push('Message', { id: 'a' });
  expect(onMessage).toHaveBeenCalledExactlyOnceWith({ id: 'a' });
  hub.drop();
  await pass(3_000);
  expect(hub.start).toHaveBeenCalledTimes(2);
});

const signs: [string, () => void][] = [
  ['the network', () => browser.dispatchEvent(new Event('online'))],
  ['the page', () => browser.dispatchEvent(new Event('pageshow'))],
  ['the tab', () => page.dispatchEvent(new Event('visibilitychange'))],
];

/** Two attempts have failed; the next one would come after 8 s at least. */
async function wait() {
  hub.start.mockRejectedValue(new Error('refused'));
  open();
  await pass(0);
  await pass(3_000);
  await pass(1_500);
  expect(hub.start).toHaveBeenCalledTimes(2);
}

test.each(signs)('%s that is back wakes a waiting attempt (LIVE-15)', async (_, comesBack) => {
  await wait();
  comesBack();
  expect(hub.start).toHaveBeenCalledTimes(3);
});

test('a tab that is hidden wakes nothing (LIVE-15)', async () => {
  await wait();
  page.visibilityState = 'hidden';
  page.dispatchEvent(new Event('visibilitychange'));
  expect(hub.start).toHaveBeenCalledTimes(2);
});

test('after its end it is stopped and wakes for nothing (LIVE-12)', async () => {
  open();
  await pass(0);
  const removed = vi.fn(browser.removeEventListener.bind(browser));
  vi.stubGlobal('removeEventListener', removed);
  close();
  expect(hub.stop).toHaveBeenCalledOnce();
  expect(removed.mock.calls.map(([event]) => event)).toEqual(['online', 'pageshow']);
  await pass(60_000);
  expect(hub.start).toHaveBeenCalledOnce();
});

test.each([
  ['without an answer is dropped after 10 s', '', 1],
  ['that opened stays', 'open', 0],
  ['that closed is left alone', 'close', 0],
])('a socket %s (LIVE-10)', async (_, event, closings) => {
  open();
  await pass(0);
  const Socket = hub.options.WebSocket;
  if (!Socket) throw new Error('It takes the socket of the library');
  const socket = new Socket('wss://touchline.example') as FakeSocket;
  if (event) socket.dispatchEvent(new Event(event));
  await pass(9_999);
  expect(socket.close).not.toHaveBeenCalled();
  await pass(1);
  expect(socket.close).toHaveBeenCalledTimes(closings);
});
