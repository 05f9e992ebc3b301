import { expect, test, vi } from 'vitest';
import { matchesRequest } from './schoolMatches.ts';

test('next matches are those of today and later that are not over, last ones those that are (TEAM-7)', () => {
  vi.useFakeTimers({ now: new Date(2026, 3, 15, 16, 20) });
  const queryOf = (period: 'next' | 'last') =>
    matchesRequest({ teamId: 'team' }, period, 6).key[1] as Record<string, string>;
  expect(queryOf('next')).toMatchObject({ teamId: 'team', from: '2026-04-15', pageSize: 6 });
  expect(queryOf('next')['to']).toBeUndefined();
  expect(queryOf('last')).toMatchObject({ status: ['finished', 'abandoned'] });
  expect(Date.parse(queryOf('last')['to'] ?? '')).toBe(new Date(2026, 3, 15, 17).getTime());
  expect(queryOf('last')['from']).toBeUndefined();
  const all = [...(queryOf('next')['status'] ?? []), ...(queryOf('last')['status'] ?? [])];
  expect(new Set(all).size).toBe(8);
  vi.useRealTimers();
});
