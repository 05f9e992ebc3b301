import type { AdminMessage } from '@touchline/contract/adminMessage';
import type { Message } from '@touchline/contract/message';
import { beforeEach, expect, test } from 'vitest';
import { setNow } from './clock.ts';
import { matches } from './store/dataSets.ts';
import { reset } from './store/resets.ts';
import { call } from './testing/call.ts';
import { setUpMockBackEnd } from './testing/mockBackEnd.ts';

setUpMockBackEnd();

const nextDay = '2026-04-16T13:20:00Z';

beforeEach(() => {
  reset();
  setNow(nextDay);
});

test('what is first asked for after the clock has moved is as old as on the first day (MOCK-8)', async () => {
  const { body } = await call('GET', 'api/common/messages', { as: 'user' });
  // What an administrator scheduled has come meanwhile, and is of this day.
  const first = (body as Message[]).filter(({ id }) => !id.startsWith('message-of-'));
  const times = first.flatMap(({ time }) => time ?? []).toSorted();
  expect(times.at(-1)).toBe('2026-04-15T13:14:00Z');
});

test('what is scheduled comes at its time, whether somebody looked before or not (MOCK-8)', async () => {
  const planned = async () => {
    const path = 'api/admin/messages?pageSize=100&status=scheduled';
    const { body } = await call('GET', path, { as: 'administrator' });
    return (body as { items: AdminMessage[] }).items.map(({ id, scheduledAt }) => [
      id,
      scheduledAt,
    ]);
  };
  const unseen = await planned();
  reset();
  const atFirst = await planned();
  setNow(nextDay);
  expect(await planned()).toEqual(unseen);
  expect(atFirst).toEqual(expect.arrayContaining(unseen));
});

test('a draft has the same day after a reset, whenever it was made (MOCK-8)', () => {
  const startOf = () => matches.get('match-draft-friendly').schedule;
  const later = startOf();
  reset();
  expect(startOf()).toEqual(later);
  expect(later).toMatchObject({ startsAt: '2026-04-18T13:20:00Z' });
});
