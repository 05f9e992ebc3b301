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
  const recordSetting = (name: string) =>
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
    configureLogging = recordSetting('logger');
    withServerTimeout = recordSetting('serverTimeout');
    withKeepAliveInterval = recordSetting('keepAlive');
    build() {
      const listeners = new Map<string, (payload: unknown) => void>();
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
  static CONNECTING = 0;
  readyState = FakeSocket.CONNECTING;
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
const onRecalled = vi.fn();
const onConnected = vi.fn();
const onFailed = vi.fn();
let close = () => {};

function open() {
  close = openLiveConnection({
    accessToken: () => 'of ada',
    onMessage,
    onRecalled,
    onConnected,
    onFailed,
  });
}

const advanceTime = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance', 'Date'],
  });
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

test('the connection is a WebSocket without negotiation, with the token (LIVE-1, LIVE-2)', async () => {
  open();
  await advanceTime(0);
  expect(hub.url).toBe('https://touchline.example/api/hubs/users');
  expect(hub.options).toMatchObject({ skipNegotiation: true, transport: 1 });
  expect(await hub.options.accessTokenFactory?.()).toBe('of ada');
});

test('the server timeout and the keep-alive interval are set (LIVE-6)', async () => {
  open();
  await advanceTime(0);
  expect(hub.settings).toMatchObject({ serverTimeout: 30_000, keepAlive: 15_000 });
});

test('success and failure are logged without the token (LIVE-11)', async () => {
  hub.start.mockRejectedValueOnce(new Error('wss://host?access_token=of+ada'));
  open();
  await advanceTime(0);
  expect(console.error).toHaveBeenCalledExactlyOnceWith('Error connecting to SignalR hub');
  await advanceTime(10_000);
  expect(console.info).toHaveBeenCalledExactlyOnceWith('Connection established with SignalR hub');
  expect(onConnected).toHaveBeenCalledOnce();
  const { logger } = hub.settings as { logger: { log: (level: number, text: string) => void } };
  logger.log(1, 'access_token');
  expect(console.info).toHaveBeenCalledOnce();
});

test('each attempt that failed is reported, and nothing else (LIVE-25)', async () => {
  hub.start.mockRejectedValueOnce(new Error('refused')).mockRejectedValueOnce(new Error('refused'));
  open();
  await advanceTime(0);
  expect(onFailed).toHaveBeenCalledOnce();
  await advanceTime(30_000);
  expect(onConnected).toHaveBeenCalledOnce();
  expect(onFailed).toHaveBeenCalledTimes(2);
});

test('messages are received and recalled, and a dropped connection is reopened (LIVE-3, LIVE-7, LIVE-27)', async () => {
  open();
  await advanceTime(0);
  hub.push('Message', { id: 'a' });
  expect(onMessage).toHaveBeenCalledExactlyOnceWith({ id: 'a' });
  hub.push('MessageRecalled', { id: 'a' });
  expect(onRecalled).toHaveBeenCalledOnce();
  expect(onMessage).toHaveBeenCalledOnce();
  hub.drop();
  await advanceTime(3_000);
  expect(hub.start).toHaveBeenCalledTimes(2);
});

/** Two attempts have failed; the next one would come after 8 s at least. */
async function failTwice() {
  hub.start.mockRejectedValue(new Error('refused'));
  open();
  await advanceTime(0);
  await advanceTime(3_000);
  await advanceTime(1_500);
  expect(hub.start).toHaveBeenCalledTimes(2);
}

test('a page that comes back retries at once (LIVE-15)', async () => {
  await failTwice();
  page.dispatchEvent(new Event('visibilitychange'));
  expect(hub.start).toHaveBeenCalledTimes(3);
});

test('a network that is back replaces an open connection, which is counted again (LIVE-19)', async () => {
  open();
  await advanceTime(2_000);
  const { push } = hub;
  browser.dispatchEvent(new Event('online'));
  await advanceTime(0);
  expect(hub.stop).toHaveBeenCalledOnce();
  expect(hub.start).toHaveBeenCalledTimes(2);
  expect(onConnected).toHaveBeenCalledTimes(2);
  push('Message', { id: 'of the old one' });
  hub.push('Message', { id: 'of the new one' });
  expect(onMessage).toHaveBeenCalledExactlyOnceWith({ id: 'of the new one' });
});

test('after close the connection is stopped and the listeners are removed (LIVE-12)', async () => {
  open();
  await advanceTime(0);
  const removed = vi.fn(browser.removeEventListener.bind(browser));
  vi.stubGlobal('removeEventListener', removed);
  close();
  expect(hub.stop).toHaveBeenCalledOnce();
  expect(removed.mock.calls.map(([event]) => event)).toEqual(['online', 'pageshow', 'pagehide']);
  expect(vi.getTimerCount()).toBe(0);
  await advanceTime(60_000);
  expect(hub.start).toHaveBeenCalledOnce();
});

test.each([
  ['without an answer is closed after 10 s', '', 1],
  ['that opened is not closed', 'open', 0],
  ['that closed is not closed again', 'close', 0],
])('a socket %s (LIVE-10)', async (_, event, closings) => {
  open();
  await advanceTime(0);
  const Socket = hub.options.WebSocket;
  if (!Socket) throw new Error('The WebSocket of the library is used');
  const socket = new Socket('wss://touchline.example') as FakeSocket;
  if (event) socket.dispatchEvent(new Event(event));
  await advanceTime(9_999);
  expect(socket.close).not.toHaveBeenCalled();
  await advanceTime(1);
  expect(socket.close).toHaveBeenCalledTimes(closings);
});

test.each([
  ['not open yet is closed', 0, 1],
  ['open is left to the library', 1, 0],
])('at the end a socket that is %s (LIVE-20)', async (_, readyState, closings) => {
  open();
  await advanceTime(0);
  const Socket = hub.options.WebSocket;
  if (!Socket) throw new Error('The WebSocket of the library is used');
  const socket = Object.assign(new Socket('wss://touchline.example') as FakeSocket, { readyState });
  close();
  expect(socket.close).toHaveBeenCalledTimes(closings);
});
