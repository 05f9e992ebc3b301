import { expect, test, vi } from 'vitest';
import { ApiError } from '#platform/client/ApiError.ts';
import { changeEach, changeInParts, inParts, undoEach } from './bulk.ts';

const row = (id: string) => ({ id, version: 1 });
const changed = (id: string) => ({ id, version: 2 });

test('a refusal is reported and does not stop the others (ADMIN-25)', async () => {
  const refusal = new ApiError('http', 409, 'This team has matches');
  const outcomes = await changeEach([row('a'), row('b'), row('c')], async ({ id }) => {
    if (id === 'b') throw refusal;
    return changed(id);
  });
  expect(outcomes).toEqual([
    { before: row('a'), after: changed('a') },
    { before: row('b'), after: null, error: refusal },
    { before: row('c'), after: changed('c') },
  ]);
});

test('without an answer the rest is not tried, and reported with the same reason (ADMIN-25)', async () => {
  const offline = new ApiError('offline', 0, 'offline');
  const change = vi.fn<(of: ReturnType<typeof row>) => Promise<ReturnType<typeof row>>>();
  change.mockResolvedValueOnce(changed('a')).mockRejectedValue(offline);
  const outcomes = await changeEach([row('a'), row('b'), row('c')], change);
  expect(change).toHaveBeenCalledTimes(2);
  expect(outcomes.map(({ error }) => error)).toEqual([undefined, offline, offline]);
});

test.each([401, 408, 425, 429])(
  'after an answer with %i the rest is not tried, and reported with the same reason (ADMIN-25)',
  async (status) => {
    const wait = new ApiError('http', status, 'Later');
    const change = vi.fn<(of: ReturnType<typeof row>) => Promise<ReturnType<typeof row>>>();
    change.mockResolvedValueOnce(changed('a')).mockRejectedValue(wait);
    const outcomes = await changeEach([row('a'), row('b'), row('c')], change);
    expect(change).toHaveBeenCalledTimes(2);
    expect(outcomes.map(({ error }) => error)).toEqual([undefined, wait, wait]);
  },
);

test('without an answer to a part the next is not tried (ADMIN-25)', async () => {
  const offline = new ApiError('offline', 0, 'offline');
  const change = vi.fn<Parameters<typeof changeInParts<ReturnType<typeof row>>>[2]>();
  change
    .mockResolvedValueOnce([{ before: row('a'), after: changed('a') }])
    .mockRejectedValue(offline);
  const outcomes = await changeInParts([row('a'), row('b'), row('c')], 1, change);
  expect(change).toHaveBeenCalledTimes(2);
  expect(outcomes.map(({ error }) => error)).toEqual([undefined, offline, offline]);
});

test('only what was changed is taken back, by what came of it (ADMIN-26)', async () => {
  const undo = vi.fn<(before: object, after: object) => Promise<ReturnType<typeof row>>>();
  const gone = new Error('gone');
  undo.mockResolvedValueOnce({ id: 'a', version: 3 }).mockRejectedValueOnce(gone);
  const undone = await undoEach(
    [
      { before: row('a'), after: changed('a') },
      { before: row('b'), after: null, error: new Error('refused') },
      { before: row('c'), after: changed('c') },
    ],
    undo,
  );
  expect(undo.mock.calls).toEqual([
    [row('a'), changed('a')],
    [row('c'), changed('c')],
  ]);
  expect(undone).toEqual([
    { before: changed('a'), after: { id: 'a', version: 3 } },
    { before: changed('c'), after: null, error: gone },
  ]);
});

test('without an answer the rest is not taken back, and reported with the same reason (ADMIN-25)', async () => {
  const offline = new ApiError('offline', 0, 'offline');
  const undo = vi.fn<(before: object, after: object) => Promise<ReturnType<typeof row>>>();
  undo.mockResolvedValueOnce({ id: 'a', version: 3 }).mockRejectedValue(offline);
  const undone = await undoEach(
    ['a', 'b', 'c'].map((id) => ({ before: row(id), after: changed(id) })),
    undo,
  );
  expect(undo).toHaveBeenCalledTimes(2);
  expect(undone.map(({ error }) => error)).toEqual([undefined, offline, offline]);
});

test.each([
  [0, []],
  [2, [[0, 1]]],
  [5, [[0, 1], [2, 3], [4]]],
])('%i records in parts of two are %j', (count, parts) => {
  expect(
    inParts(
      Array.from({ length: count }, (_, index) => index),
      2,
    ),
  ).toEqual(parts);
});
