import { describe, expect, it } from 'vitest';
import { dayBefore, hasPreviousDay } from './previousDay.ts';

const today = '2026-04-15';
const days = ['2026-04-11', '2026-04-15', '2026-04-19'];
const ready = { state: 'ready', value: days } as const;
const loading = { state: 'loading' } as const;
const failed = { state: 'failed', message: '', onRetry: () => {} } as const;

it.each([
  ['forwards', '2026-04-15', '2026-04-11'],
  ['forwards', '2026-04-11', undefined],
  ['backwards', '2026-04-15', '2026-04-19'],
  ['backwards', '2026-04-19', undefined],
  ['now', '2026-04-15', undefined],
] as const)('the day before a list %s from %s is %s (LIST-15)', (order, first, before) => {
  expect(dayBefore(days, first, order)).toBe(before);
});

describe('room for the button of the day before is kept (ERROR-7)', () => {
  it.each([
    ['where there is one', ready, 'forwards', null, true],
    ['not where there is none', ready, 'forwards', '2026-04-11', false],
    ['not after the last results', ready, 'backwards', '2026-04-19', false],
    ['until the days are known', loading, 'forwards', null, true],
    ['also for results up to an earlier day', loading, 'backwards', '2026-04-11', true],
    ['not for results up to today', loading, 'backwards', null, false],
    ['not for what is being played', loading, 'now', null, false],
    ['not where the days did not load', failed, 'forwards', null, false],
  ] as const)('%s', (_, of, order, day, isKept) => {
    expect(hasPreviousDay(of, order, { day }, today)).toBe(isKept);
  });
});
