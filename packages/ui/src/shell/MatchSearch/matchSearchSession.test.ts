import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  createMatchSearchSession,
  type MatchSearchAnswer,
  type MatchSearchRequest,
} from './matchSearchSession.ts';

interface Row {
  id: string;
}

const rows = (count: number): Row[] =>
  Array.from({ length: count }, (_, index) => ({ id: `m${index}` }));

/** A server whose answers the test releases. */
function slowServer() {
  const calls: (MatchSearchRequest & PromiseWithResolvers<MatchSearchAnswer<Row>>)[] = [];
  const session = createMatchSearchSession<Row>((request) => {
    const call = { ...request, ...Promise.withResolvers<MatchSearchAnswer<Row>>() };
    calls.push(call);
    return call.promise;
  });
  return { calls, session };
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test('searches once, 500 ms after the last key (SEARCH-4)', async () => {
  const { calls, session } = slowServer();
  session.type('cu');
  await vi.advanceTimersByTimeAsync(499);
  session.type('cup');
  await vi.advanceTimersByTimeAsync(499);
  expect(calls).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(calls).toMatchObject([{ search: 'cup', pageSize: 5 }]);
});

test('never searches below two characters (SEARCH-3)', async () => {
  const { calls, session } = slowServer();
  session.type(' c ');
  await vi.advanceTimersByTimeAsync(5000);
  expect(calls).toHaveLength(0);
});

test('a text cut below two characters cancels what was planned', async () => {
  const { calls, session } = slowServer();
  session.type('cup');
  session.type('c');
  await vi.advanceTimersByTimeAsync(5000);
  expect(calls).toHaveLength(0);
});

test('a new term aborts the request before it and drops its late answer (SEARCH-11)', async () => {
  const { calls, session } = slowServer();
  session.type('cup');
  await vi.advanceTimersByTimeAsync(500);
  session.type('final');
  expect(calls[0]?.signal.aborted).toBe(true);
  await vi.advanceTimersByTimeAsync(500);
  calls[1]?.resolve({ hits: rows(1) });
  await vi.advanceTimersByTimeAsync(0);
  calls[0]?.resolve({ hits: rows(3) });
  await vi.advanceTimersByTimeAsync(0);
  expect(session.getState().hits).toHaveLength(1);
});

test('load more asks for the first page again, five rows bigger (SEARCH-6)', async () => {
  const { calls, session } = slowServer();
  session.type('cup');
  await vi.advanceTimersByTimeAsync(500);
  calls[0]?.resolve({ hits: rows(5) });
  await vi.advanceTimersByTimeAsync(0);
  session.loadMore();
  session.loadMore();
  expect(calls.map((call) => call.pageSize)).toEqual([5, 10]);
});

test('a failure is kept until a retry succeeds (SEARCH-14)', async () => {
  const { calls, session } = slowServer();
  session.type('cup');
  await vi.advanceTimersByTimeAsync(500);
  calls[0]?.reject(new Error('offline'));
  await vi.advanceTimersByTimeAsync(0);
  expect(session.getState()).toMatchObject({ phase: 'failed', error: expect.any(Error) });
  session.retry();
  calls[1]?.resolve({ hits: rows(2) });
  await vi.advanceTimersByTimeAsync(0);
  expect(session.getState()).toMatchObject({ phase: 'ready', hits: rows(2) });
});

test('clearing aborts and forgets (SEARCH-1)', async () => {
  const { calls, session } = slowServer();
  session.type('cup');
  await vi.advanceTimersByTimeAsync(500);
  session.clear();
  calls[0]?.resolve({ hits: rows(5) });
  await vi.advanceTimersByTimeAsync(0);
  expect(session.getState()).toMatchObject({ text: '', phase: 'idle', hits: [] });
});
