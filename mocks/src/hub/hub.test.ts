import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { messagesOf } from '../store/inboxes.ts';
import { reset } from '../store/resets.ts';
import {
  closeClients,
  dropClients,
  hubClients,
  hubMode,
  openHub,
  pushRecallTo,
  pushTo,
  setHubMode,
} from './hub.ts';

const end = '\u001e';
const handshake = `{"protocol":"json","version":1}${end}`;
const ping = `{"type":6}${end}`;
const closedWithError = 'Connection closed with an error.';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  dropClients();
  reset();
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

function connect(accountId: string | null = null) {
  const send = vi.fn<(text: string) => void>();
  const close = vi.fn();
  const drop = vi.fn();
  const hub = openHub({ send, close, drop }, () => accountId);
  const sent = () => send.mock.calls.map(([text]) => text);
  return { close, drop, hub, sent };
}

function connected(accountId?: string) {
  const connection = connect(accountId);
  connection.hub.receive(handshake);
  expect(connection.sent()).toEqual([`{}${end}`]);
  return connection;
}

const failed = 'An unexpected error occurred during connection handshake.';

test.each([
  ['{"protocol":"messagepack","version":1}', "The protocol 'messagepack' is not supported."],
  [
    '{"protocol":"json","version":2}',
    "The server does not support version 2 of the 'json' protocol.",
  ],
  ['{"protocol":"json"}', failed],
  ['{"version":1}', failed],
  ['{"protocol":"json","version":1.5}', failed],
  ['{"type":6}', failed],
  ['null', failed],
  ['[]', failed],
  ['', failed],
  ['{', failed],
])(
  'a handshake of %s is answered with an error, and the socket closes (LIVE-17)',
  (text, error) => {
    const { hub, sent, close, drop } = connect();
    hub.receive(text + end);
    hub.receive(handshake);
    expect(sent()).toEqual([JSON.stringify({ error }) + end]);
    expect(close).toHaveBeenCalledOnce();
    expect(drop).not.toHaveBeenCalled();
    expect(hubClients()).toBe(0);
  },
);

test('a client that sends no handshake within 15 s gets an error and is closed (LIVE-17)', () => {
  const { sent, close } = connect();
  vi.advanceTimersByTime(14_999);
  expect(sent()).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(sent()).toEqual([`{"error":"Handshake was canceled."}${end}`]);
  expect(close).toHaveBeenCalledOnce();
});

test('a connected client gets a ping every 15 s (LIVE-6)', () => {
  const { hub, sent } = connected();
  vi.advanceTimersByTime(14_999);
  expect(sent()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(sent().at(-1)).toBe(ping);
  hub.receive(ping);
  vi.advanceTimersByTime(15_000);
  expect(sent().filter((text) => text === ping)).toHaveLength(2);
  hub.closed();
  expect(hubClients()).toBe(0);
});

test('a client that is silent for 30 s is closed, and may come back (LIVE-6)', () => {
  const { hub, sent, close } = connected();
  vi.advanceTimersByTime(20_000);
  hub.receive(ping);
  vi.advanceTimersByTime(29_999);
  expect(close).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(JSON.parse(sent().at(-1)?.slice(0, -1) ?? '')).toEqual({
    type: 7,
    error: closedWithError,
    allowReconnect: true,
  });
  expect(close).toHaveBeenCalledOnce();
  expect(hubClients()).toBe(0);
});

const call = (extra: object) => JSON.stringify({ target: 'Sum', arguments: [1], ...extra }) + end;
const unknown = `{"type":3,"invocationId":"7","error":"Unknown hub method 'Sum'"}${end}`;

test.each([
  ['a call that waits', call({ type: 1, invocationId: '7' }), [unknown]],
  ['a call that does not wait', call({ type: 1 }), []],
  ['a call with a stream', call({ type: 4, invocationId: '7' }), [unknown]],
  ['an item of a stream', `{"type":2,"invocationId":"7","item":1}${end}`, []],
  ['a result that nobody wanted', `{"type":3,"invocationId":"7","result":1}${end}`, []],
  ['the end of a stream', `{"type":5,"invocationId":"7"}${end}`, []],
  ['a ping', ping, []],
  ['an acknowledgement', `{"type":8,"sequenceId":1}${end}`, []],
  ['a sequence', `{"type":9,"sequenceId":1}${end}`, []],
  ['a record of a later version', `{"type":99}${end}`, []],
])('%s is answered as by ASP.NET Core (LIVE-18)', (_, text, answers) => {
  const { hub, sent, close } = connected();
  hub.receive(text);
  expect(sent().slice(1)).toEqual(answers);
  expect(close).not.toHaveBeenCalled();
  expect(hubClients()).toBe(1);
});

test.each([
  'nothing',
  '',
  'null',
  '[]',
  '{}',
  '{"type":"1"}',
  '{"type":1,"arguments":[]}',
  '{"type":1,"target":"Sum"}',
  '{"type":1,"target":"Sum","arguments":[],"invocationId":7}',
  '{"type":4,"target":"Sum","arguments":[]}',
  '{"type":5}',
  '{"type":8}',
])('the record "%s" violates the protocol and ends the connection (LIVE-18)', (text) => {
  const { hub, sent, close } = connected();
  hub.receive(text + end);
  hub.receive(call({ type: 1, invocationId: '7' }));
  expect(sent().slice(1)).toEqual([`{"type":7,"error":"${closedWithError}"}${end}`]);
  expect(close).toHaveBeenCalledOnce();
  expect(hubClients()).toBe(0);
});

test('a client that sends a close record is closed (LIVE-18)', () => {
  const { hub, sent, close } = connected();
  hub.receive(`{"type":7}${end}`);
  expect(sent().slice(1)).toEqual([`{"type":7}${end}`]);
  expect(close).toHaveBeenCalledOnce();
});

test('records come in parts, or several at once, with the handshake too (LIVE-18)', () => {
  const { hub, sent } = connect();
  const text = handshake + call({ type: 1, invocationId: '7' }) + ping;
  for (const character of text) hub.receive(character);
  expect(sent()).toEqual([`{}${end}`, unknown]);
  const other = connect();
  other.hub.receive(text);
  expect(other.sent()).toEqual([`{}${end}`, unknown]);
});

test.each([
  ['complete', end],
  ['not complete yet', ''],
])('a record over 32 kB ends the connection, %s (LIVE-18)', (_, rest) => {
  const record = (size: number) => {
    const frame = JSON.stringify({ type: 6, note: '' });
    return JSON.stringify({ type: 6, note: 'ş'.repeat((size - frame.length) / 2) });
  };
  const largest = record(32 * 1024 + 1);
  expect(new TextEncoder().encode(largest)).toHaveLength(32 * 1024);
  const { hub, close } = connected();
  hub.receive(largest + end + largest + end);
  expect(close).not.toHaveBeenCalled();
  hub.receive(record(32 * 1024 + 3) + rest);
  expect(close).toHaveBeenCalledOnce();
});

test('a handshake over 32 kB is an error', () => {
  const { hub, sent, close } = connect();
  hub.receive('x'.repeat(32 * 1024 + 1));
  expect(sent()).toEqual([JSON.stringify({ error: failed }) + end]);
  expect(close).toHaveBeenCalledOnce();
});

test.each([true, false])('closing says whether to come back: %s (LIVE-13)', (allowReconnect) => {
  const { sent, close } = connected();
  closeClients(allowReconnect);
  expect(sent().at(-1)).toBe(`{"type":7,"allowReconnect":${String(allowReconnect)}}${end}`);
  expect(close).toHaveBeenCalledOnce();
  expect(hubClients()).toBe(0);
});

test('those who wait for an answer are dropped with the others', () => {
  const before = connect();
  setHubMode('no-handshake');
  const { hub, sent, drop } = connect();
  hub.receive(handshake);
  vi.advanceTimersByTime(14_000);
  dropClients();
  expect(sent()).toEqual([]);
  expect(drop).toHaveBeenCalledOnce();
  expect(before.drop).toHaveBeenCalledOnce();
});

test('a push for one account reaches all its connections, and no other (LIVE-21)', () => {
  const [one, two, other] = [connected('user-1'), connected('user-1'), connected('user-2')];
  const nobody = connected();
  const [message] = messagesOf('user-user').list();
  if (message) pushTo('user-1', message);
  const event = JSON.stringify({ type: 1, target: 'Message', arguments: [message] }) + end;
  for (const { sent } of [one, two]) expect(sent().slice(1)).toEqual([event]);
  for (const { sent } of [other, nobody]) expect(sent().slice(1)).toEqual([]);
});

test('a recall for one account reaches all its connections, and no other (LIVE-27)', () => {
  const [one, two, other] = [connected('user-1'), connected('user-1'), connected('user-2')];
  pushRecallTo('user-1', { id: 'message-of-seven' });
  const event = JSON.stringify({
    type: 1,
    target: 'MessageRecalled',
    arguments: [{ id: 'message-of-seven' }],
  });
  for (const { sent } of [one, two]) expect(sent().slice(1)).toEqual([event + end]);
  expect(other.sent().slice(1)).toEqual([]);
});

test('a flapping hub accepts the handshake and closes the connection', () => {
  setHubMode('flap');
  const { hub, sent, drop } = connect();
  hub.receive(handshake);
  expect(sent()).toEqual([`{}${end}`]);
  expect(drop).toHaveBeenCalledOnce();
  expect(hubClients()).toBe(0);
});

test('a reset brings back a hub that answers', () => {
  setHubMode('flap');
  reset();
  expect(hubMode()).toBe('ok');
});
