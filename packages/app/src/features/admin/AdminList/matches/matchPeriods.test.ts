import { beforeEach, expect, test, vi } from 'vitest';
import { boundsOf } from './matchPeriods.ts';

beforeEach(() => vi.stubEnv('TZ', 'Pacific/Auckland'));

test.each([
  ['today', { from: '2026-03-01', to: '2026-03-01' }],
  ['nextWeek', { from: '2026-03-01', to: '2026-03-08' }],
  ['lastWeek', { from: '2026-02-22', to: '2026-02-28' }],
  ['past', { to: '2026-02-28' }],
  [undefined, {}],
] as const)('%s on the first of March is %j', (period, bounds) => {
  const timeZone = 'Pacific/Auckland';
  expect(boundsOf(period, '2026-03-01')).toEqual({ ...bounds, timeZone });
});
