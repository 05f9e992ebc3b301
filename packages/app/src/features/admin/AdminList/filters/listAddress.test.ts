import { describe, expect, it, test } from 'vitest';
import {
  changeList,
  isId,
  isListNarrowed,
  plainList,
  readList,
  rebaseList,
  setFilterValues,
  writeList,
  type ListSpec,
  type ListState,
} from './listAddress.ts';

const spec: ListSpec = {
  sorts: ['name', 'city'],
  filters: [
    { id: 'status', values: ['active', 'pending'], isMany: true },
    { id: 'consent', values: ['unknown', 'granted'] },
    { id: 'school', values: isId },
  ],
};

const read = (query: string) => readList(new URLSearchParams(query), spec);

describe('the state of a list in the address (ADMIN-20)', () => {
  it.each([
    '',
    'search=%C4%B1spanak',
    'status=active&status=pending&consent=unknown&school=s-1',
    'search=a&sort=city&page=3',
    'sort=name&order=desc',
  ])('reads what it writes: ?%s', (query) => {
    const { state, isComplete } = read(query);
    expect(isComplete).toBe(true);
    expect(writeList(state).toString()).toBe(query);
  });

  it.each([
    'sort=colour',
    'sort=__proto__',
    'order=desc',
    'sort=name&order=up',
    'page=0',
    'page=2.5',
    'page=1e3',
    'page=10001',
    'page=2&page=3',
    'status=gone',
    'status=active&status=active',
    'consent=unknown&consent=granted',
    'school=%20',
    `school=${'x'.repeat(65)}`,
    '__proto__=active',
    'constructor=active',
    'search=a&search=b',
  ])('passes over what does not fit, and says so: ?%s', (query) => {
    expect(read(query).isComplete).toBe(false);
  });

  it('keeps what it understands beside what it does not', () => {
    expect(read('status=gone&status=active&sort=name&page=x&colour=red').state).toEqual({
      search: '',
      sort: { column: 'name', direction: 'ascending' },
      page: 1,
      filters: { status: ['active'] },
    });
  });

  it('cuts a search at 100 characters', () => {
    expect([...read(`search=${'ğ'.repeat(101)}`).state.search]).toHaveLength(100);
  });

  it('takes no search where it would be the name of a child (ATHLETE-7)', () => {
    const { state, isComplete } = readList(new URLSearchParams('search=ornek&sort=name'), {
      ...spec,
      isSearchPrivate: true,
    });
    expect(state).toEqual({ ...plainList, sort: { column: 'name', direction: 'ascending' } });
    expect(isComplete).toBe(false);
  });

  it('leaves the layout to the shell', () => {
    expect(read('layout=dense')).toEqual({ state: plainList, isComplete: true });
  });
});

test('a filter goes back to the first page, and one without values is taken away', () => {
  const state = { ...plainList, page: 4, filters: { status: ['active'] } };
  expect(setFilterValues(state, 'consent', ['unknown'])).toEqual({
    ...plainList,
    filters: { status: ['active'], consent: ['unknown'] },
  });
  expect(setFilterValues(state, 'status', [])).toEqual(plainList);
});

type Change = (drawn: ListState) => ListState;

const filtered =
  (id: string, ...values: string[]): Change =>
  (drawn) =>
    setFilterValues(drawn, id, values);
const changed =
  (change: Partial<ListState>): Change =>
  (drawn) =>
    changeList(drawn, change);

test.each<[drawn: string, newest: string, change: Change, rebased: string]>([
  ['', 'status=active', filtered('consent', 'unknown'), 'status=active&consent=unknown'],
  ['', 'status=active', filtered('status', 'pending'), 'status=active&status=pending'],
  ['status=active', 'status=active&status=pending', filtered('status'), 'status=pending'],
  ['', 'consent=unknown', filtered('consent', 'granted'), 'consent=granted'],
  ['consent=unknown', 'consent=granted', changed({ search: 'a' }), 'search=a&consent=granted'],
  ['consent=unknown', '', changed({ search: 'a' }), 'search=a'],
  ['', 'search=a', filtered('status', 'active'), 'search=a&status=active'],
  ['search=a', 'search=b', changed({ search: '' }), ''],
  ['sort=name', 'sort=city', filtered('status', 'active'), 'status=active&sort=city'],
  [
    '',
    'search=a&page=2',
    changed({ sort: { column: 'name', direction: 'ascending' } }),
    'search=a&sort=name',
  ],
  ['', 'page=3', changed({ page: 2 }), 'page=2'],
  ['page=4', 'status=active', changed({ page: 5 }), 'status=active'],
])('a change of ?%s is one of the newest ?%s (LIST-23)', (drawn, newest, change, rebased) => {
  const [before, now] = [read(drawn).state, read(newest).state];
  expect(writeList(rebaseList(change(before), before, now, spec)).toString()).toBe(rebased);
});

test.each([
  ['', false],
  ['sort=name&page=2', false],
  ['search=a', true],
  ['status=active', true],
])('?%s is narrowed: %s', (query, narrowed) => {
  expect(isListNarrowed(read(query).state)).toBe(narrowed);
});
