import { expect, test } from 'vitest';
import { chatRuns } from './chatRuns.ts';

const line = (id: string, isMine: boolean, createdAt: string) => ({
  id,
  isMine,
  value: id,
  createdAt,
});
const dayOf = (instant: string) => instant.slice(0, 10);

test('lines of one person in a row stand together (CHAT-5)', () => {
  const runs = chatRuns(
    [
      line('a', true, '2026-10-24T10:00:00Z'),
      line('b', true, '2026-10-24T10:01:00Z'),
      line('c', false, '2026-10-24T10:02:00Z'),
    ],
    dayOf,
  );
  expect(runs.map((run) => run.lines.map(({ id }) => id))).toEqual([['a', 'b'], ['c']]);
});

test('a new day starts a new run and says so (CHAT-5)', () => {
  const runs = chatRuns(
    [line('a', true, '2026-10-24T23:59:00Z'), line('b', true, '2026-10-25T00:01:00Z')],
    dayOf,
  );
  expect(runs.map((run) => run.newDay)).toEqual(['2026-10-24T23:59:00Z', '2026-10-25T00:01:00Z']);
});

test('only the first run of a day names it', () => {
  const runs = chatRuns(
    [line('a', true, '2026-10-24T10:00:00Z'), line('b', false, '2026-10-24T10:01:00Z')],
    dayOf,
  );
  expect(runs[1]?.newDay).toBeUndefined();
});
