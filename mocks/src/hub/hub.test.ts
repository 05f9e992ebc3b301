import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reset } from '../store/resets.ts';
import { dropClients, hubClients, hubMode, openHub, setHubMode } from './hub.ts';
import { isHandshake } from './protocol.ts';

const handshake = '{"protocol":"json","version":1}\u001e';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  dropClients();
  vi.useRealTimers();
});

function knock() {
  const send = vi.fn();
  const drop = vi.fn();
  return { send, drop, hub: openHub({ send, drop }) };
}

test.each([
  [{ protocol: 'json', version: 1 }, true],
  [{ protocol: 'json', version: 2 }, false],
  [{ protocol: 'messagepack', version: 1 }, false],
  [null, false],
])('%j is a handshake: %s', (record, isOne) => {
  expect(isHandshake(record)).toBe(isOne);
});

test('who has shaken hands hears a ping every 15 s, until the last has left (LIVE-6)', () => {
  const { hub, send } = knock();
  hub.receive(handshake);
  expect(send).toHaveBeenLastCalledWith('{}\u001e');
  vi.advanceTimersByTime(15_000);
  expect(send).toHaveBeenLastCalledWith('{"type":6}\u001e');
  hub.closed();
  expect(hubClients()).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
});

test('those who wait for an answer are cut with the others', () => {
  setHubMode('no-handshake');
  const { hub, drop } = knock();
  hub.receive(handshake);
  dropClients();
  expect(drop).toHaveBeenCalledOnce();
});

test('a reset brings back a hub that answers', () => {
  setHubMode('flap');
  reset();
  expect(hubMode()).toBe('ok');
});
