import { matchStatuses, sports } from '@touchline/contract/match';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  changeFilter,
  emptyFilter,
  isNarrowed,
  orderOf,
  readFilter,
  rebaseChange,
  writeFilter,
  type ListFilter,
} from './listFilter.ts';

function read(query: string) {
  return readFilter(new URLSearchParams(query));
}

const words = (most: number) =>
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: most }).map((text) => `x${text}`.trim());

const anyFilter: fc.Arbitrary<ListFilter> = fc.record({
  search: fc.string({ unit: 'grapheme', maxLength: 40 }).map((text) => text.trim()),
  sports: fc.uniqueArray(fc.constantFrom(...sports)),
  statuses: fc.uniqueArray(fc.constantFrom(...matchStatuses)),
  ageGroups: fc.uniqueArray(words(4), { maxLength: 5 }),
  schoolId: fc.option(words(10)),
  teamId: fc.option(words(10)),
  day: fc.option(fc.constantFrom('2026-04-15', '2028-02-29')),
  pages: fc.integer({ min: 1, max: 8 }),
});

describe('readFilter', () => {
  it('reads whatever writeFilter wrote (LIST-2, LIST-11)', () => {
    fc.assert(
      fc.property(anyFilter, (filter) => {
        const address = writeFilter(filter).toString();
        expect(read(address)).toEqual({ filter, isComplete: true });
      }),
    );
  });

  it('reads several values of one filter (LIST-11)', () => {
    const { filter, isComplete } = read('status=live&status=paused&sport=rugby&age=U14&age=U16');
    expect(filter).toEqual({
      ...emptyFilter,
      statuses: ['live', 'paused'],
      sports: ['rugby'],
      ageGroups: ['U14', 'U16'],
    });
    expect(isComplete).toBe(true);
  });

  it('is empty without a query', () => {
    expect(read('')).toEqual({ filter: emptyFilter, isComplete: true });
  });

  it.each([
    'sport=chess',
    'status=__proto__',
    'pages=0',
    'pages=1.5',
    'pages=9',
    'day=2026-02-30',
    'day=tomorrow',
    'age=',
    `age=${'x'.repeat(21)}`,
    `school=${'x'.repeat(65)}`,
    'team=%20',
    'colour=red',
    'period=past',
  ])('ignores %s and reports it (LIST-3)', (query) => {
    const { filter, isComplete } = read(query);
    expect(filter).toEqual(emptyFilter);
    expect(isComplete).toBe(false);
  });

  it('keeps what it understands beside what it does not (LIST-3)', () => {
    const { filter, isComplete } = read('sport=chess&sport=rugby&school=a&school=b&day=2026-04-15');
    expect(filter).toEqual({
      ...emptyFilter,
      sports: ['rugby'],
      schoolId: 'a',
      day: '2026-04-15',
    });
    expect(isComplete).toBe(false);
  });

  it('takes twenty age groups at most, as the API does', () => {
    const ages = Array.from({ length: 21 }, (_, index) => `age=A${index}`).join('&');
    expect(read(ages).filter.ageGroups).toHaveLength(20);
    expect(read(ages).isComplete).toBe(false);
  });
});

describe('the order', () => {
  it.each([
    ['', 'forwards'],
    ['search=seabrook', 'forwards'],
    ['status=scheduled', 'forwards'],
    ['status=finished', 'backwards'],
    ['status=finished&status=abandoned&day=2026-04-01', 'backwards'],
    ['status=finished&status=scheduled', 'forwards'],
    ['status=live&status=paused', 'now'],
    ['status=live&day=2026-04-01', 'forwards'],
  ])('of ?%s is %s (LIST-1, LIST-4)', (query, order) => {
    expect(orderOf(read(query).filter)).toBe(order);
  });
});

it('goes back to the first page with each change, and keeps the day', () => {
  const filter = { ...emptyFilter, day: '2026-04-20', pages: 4 };
  expect(changeFilter(filter, { sports: ['rugby'] })).toEqual({
    ...filter,
    sports: ['rugby'],
    pages: 1,
  });
});

it('keeps what was chosen just before, which is not drawn yet (LIST-23)', () => {
  const drawn = { ...emptyFilter, statuses: ['live', 'paused'] } as const;
  const newest = { ...drawn, sports: ['hockey'] } as const;
  const rebased = (change: Partial<ListFilter>) => rebaseChange(change, drawn, newest);
  expect(rebased({ sports: ['waterPolo'] })).toEqual({ sports: ['hockey', 'waterPolo'] });
  expect(rebased({ statuses: ['paused'] })).toEqual({ statuses: ['paused'] });
  expect(rebased({ search: 'cup' })).toEqual({ search: 'cup' });
  expect(rebaseChange({ sports: [] }, newest, newest)).toEqual({ sports: [] });
});

it.each([
  ['', false],
  ['day=2026-04-15&pages=2', false],
  ['search=a', true],
  ['team=a', true],
  ['age=U14', true],
])('?%s is narrowed: %s', (query, narrowed) => {
  expect(isNarrowed(read(query).filter)).toBe(narrowed);
});
