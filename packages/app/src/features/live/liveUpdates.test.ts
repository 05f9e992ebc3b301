import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inboxes } from '#features/inbox';
import { endSessionScope } from '#platform/sessionScope.ts';
import { store } from '#platform/store.ts';
import { currentToken } from '#session/session.atoms.ts';
import { type LiveOptions, openLiveConnection } from './connection.ts';
import { liveStateAtom } from './liveState.atoms.ts';
import { startLiveUpdates } from './liveUpdates.ts';

vi.mock('#features/inbox', () => ({
  inboxes: { messages: { synchronise: vi.fn(async () => {}), push: vi.fn(), refresh: vi.fn() } },
}));
vi.mock('./connection.ts', () => ({ openLiveConnection: vi.fn() }));

const { synchronise, push, refresh } = inboxes.messages;
const open = vi.mocked(openLiveConnection);
const close = vi.fn();
let stop: () => void;

beforeEach(() => {
  vi.clearAllMocks();
  open.mockReturnValue(close);
  stop = startLiveUpdates();
});
afterEach(() => stop());

async function opened(): Promise<LiveOptions> {
  await vi.waitFor(() => expect(open).toHaveBeenCalledOnce());
  const [options] = open.mock.lastCall ?? [];
  if (!options) throw new Error('Nothing was opened');
  return options;
}

test('the count is fetched at the start and after every connection (LIVE-5)', async () => {
  expect(synchronise).toHaveBeenCalledTimes(1);
  const { onConnected, accessToken } = await opened();
  expect(accessToken).toBe(currentToken);
  onConnected();
  onConnected();
  expect(synchronise).toHaveBeenCalledTimes(3);
});

test('a hub that refuses makes the count ask whether the session still holds (LIVE-25)', async () => {
  const { onFailed } = await opened();
  onFailed?.();
  onFailed?.();
  expect(synchronise).toHaveBeenCalledTimes(3);
});

test('each push is counted, whatever its payload (LIVE-3)', async () => {
  const { onMessage } = await opened();
  onMessage({ id: 'a' });
  onMessage(null);
  expect(push).toHaveBeenCalledTimes(2);
});

test('a message that was recalled is not counted: the inbox is asked for again (LIVE-27)', async () => {
  const { onRecalled } = await opened();
  onRecalled();
  expect(refresh).toHaveBeenCalledOnce();
  expect(push).not.toHaveBeenCalled();
  stop();
  onRecalled();
  expect(refresh).toHaveBeenCalledOnce();
});

test.each([
  ['it is stopped', () => stop()],
  ['the session ends', () => endSessionScope({ reason: 'left', userId: 'ada', accessToken: '' })],
])('the connection is closed once %s (LIVE-12)', async (_, end) => {
  const { onMessage } = await opened();
  expect(close).not.toHaveBeenCalled();
  end();
  expect(close).toHaveBeenCalledOnce();
  onMessage({ id: 'a' });
  expect(push).not.toHaveBeenCalled();
});

test('it does not connect when it was stopped while the code was loading (LIVE-12)', async () => {
  await opened();
  stop();
  startLiveUpdates()();
  const { openLiveConnection: again } = await import('./connection.ts');
  await new Promise((resolve) => setImmediate(resolve));
  expect(again).toHaveBeenCalledOnce();
});

test('the state of the connection can be read (ABOUT-2)', async () => {
  const state = () => store.get(liveStateAtom);
  expect(state()).toBe('connecting');
  const { onConnected, onLost } = await opened();
  onConnected();
  expect(state()).toBe('connected');
  onLost?.();
  expect(state()).toBe('connecting');
  onConnected();
  stop();
  expect(state()).toBe('off');
  onLost?.();
  expect(state()).toBe('off');
});

test('code that does not come is a failure, and is asked for again with the network (LIVE-23)', async () => {
  stop();
  open.mockClear();
  const network = new EventTarget();
  vi.stubGlobal('addEventListener', network.addEventListener.bind(network));
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.doMock('./connection.ts', () => {
    throw new TypeError('error loading dynamically imported module');
  });
  vi.resetModules();
  const { startLiveUpdates: start } = await import('./liveUpdates.ts');
  stop = start();
  await vi.waitFor(() => expect(log).toHaveBeenCalledWith('Error connecting to SignalR hub'));
  vi.doMock('./connection.ts', () => ({ openLiveConnection: open }));
  network.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(open).toHaveBeenCalledOnce());
  network.dispatchEvent(new Event('online'));
  await new Promise((resolve) => setImmediate(resolve));
  expect(open).toHaveBeenCalledOnce();
  expect(log).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
  log.mockRestore();
});
