import { assert as check, integer, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { schoolsFilterOf, schoolsRequest, withSchoolsFilter } from './schoolsFilter.ts';

const of = (query: string) => schoolsFilterOf(new URLSearchParams(query));

test.each([
  ['', { search: '', page: 1 }],
  ['search=%20%C4%B1zmir%20', { search: 'ızmir', page: 1 }],
  ['page=3', { search: '', page: 3 }],
  ['page=0', { search: '', page: 1 }],
  ['page=-1', { search: '', page: 1 }],
  ['page=1.5', { search: '', page: 1 }],
  ['page=two', { search: '', page: 1 }],
  ['page=99999', { search: '', page: 1 }],
  [`search=${'x'.repeat(120)}`, { search: 'x'.repeat(100), page: 1 }],
])('the query %j asks for %j (SCHOOL-9)', (query, filter) => {
  expect(of(query)).toEqual(filter);
});

test('what is written is read again (SCHOOL-9)', () => {
  check(
    property(string({ maxLength: 100 }), integer({ min: 1, max: 10_000 }), (words, page) => {
      const filter = { search: words.trim(), page };
      expect(schoolsFilterOf(withSchoolsFilter(filter))).toEqual(filter);
    }),
    { seed: 20_261_122 },
  );
  expect(withSchoolsFilter({ search: '', page: 1 }).toString()).toBe('');
});

test('without a search the schools are in order of their names, else the best is first (SCHOOL-9)', () => {
  const keyOf = (query: string) => schoolsRequest(new URLSearchParams(query), 'tr').key[1];
  expect(keyOf('page=2')).toEqual({ sort: 'name', language: 'tr', pageNumber: 2 });
  expect(keyOf('search=izmir')).toEqual({ search: 'izmir', language: 'tr', pageNumber: 1 });
});
