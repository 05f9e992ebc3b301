import { describe, expect, test } from 'vitest';
import { emptySearch, reduceMatchSearch, searchTerm } from './matchSearchState.ts';

const rows = (count: number) => Array.from({ length: count }, (_, index) => ({ id: `m${index}` }));

function found(count: number) {
  const typed = reduceMatchSearch(emptySearch<{ id: string }>(), { kind: 'typed', text: 'cup' });
  const searching = reduceMatchSearch(typed, { kind: 'paused' });
  return reduceMatchSearch(searching, { kind: 'answered', hits: rows(count) });
}

describe('the term', () => {
  test.each([
    ['', ''],
    ['a', ''],
    ['  a  ', ''],
    ['ab', 'ab'],
    ['  ab ', 'ab'],
    ['🏉', ''],
    ['🏉🏉', '🏉🏉'],
    ['İz', 'İz'],
  ])('of %j is %j (SEARCH-3)', (text, term) => {
    expect(searchTerm(text)).toBe(term);
  });
});

describe('load more', () => {
  test('is offered when the page came back full (SEARCH-7)', () => {
    expect(found(5).canLoadMore).toBe(true);
  });

  test('is not offered when the page came back short (SEARCH-7)', () => {
    expect(found(4).canLoadMore).toBe(false);
  });

  test('asks for five more (SEARCH-6)', () => {
    const growing = reduceMatchSearch(found(5), { kind: 'askedForMore' });
    expect(growing).toMatchObject({ phase: 'growing', pageSize: 10 });
  });

  test('points at the first new row (SEARCH-8)', () => {
    const growing = reduceMatchSearch(found(5), { kind: 'askedForMore' });
    const grown = reduceMatchSearch(growing, { kind: 'answered', hits: rows(10) });
    expect(grown).toMatchObject({ firstNewId: 'm5', canLoadMore: true });
  });

  test('goes away when a bigger page brought nothing new (SEARCH-7)', () => {
    const full = { ...found(5), pageSize: 0 };
    const growing = reduceMatchSearch(full, { kind: 'askedForMore' });
    const grown = reduceMatchSearch(growing, { kind: 'answered', hits: rows(5) });
    expect(grown).toMatchObject({ canLoadMore: false, firstNewId: undefined });
  });

  test('keeps the rows when it fails, and is asked again at the same size (SEARCH-8)', () => {
    const growing = reduceMatchSearch(found(5), { kind: 'askedForMore' });
    const failed = reduceMatchSearch(growing, { kind: 'failed' });
    expect(failed).toMatchObject({ phase: 'growingFailed', hits: rows(5) });
    expect(reduceMatchSearch(failed, { kind: 'retried' })).toMatchObject({ pageSize: 10 });
  });
});

describe('typing', () => {
  test('below two characters clears the results (SEARCH-3)', () => {
    const state = reduceMatchSearch(found(5), { kind: 'typed', text: 'c' });
    expect(state).toEqual(emptySearch('c'));
  });

  test('only spaces around the same term searches nothing again', () => {
    const state = reduceMatchSearch(found(5), { kind: 'typed', text: 'cup ' });
    expect(state).toMatchObject({ text: 'cup ', phase: 'ready' });
  });

  test('another term starts at the first page size again', () => {
    const growing = reduceMatchSearch(found(5), { kind: 'askedForMore' });
    const typed = reduceMatchSearch(growing, { kind: 'typed', text: 'cups' });
    expect(reduceMatchSearch(typed, { kind: 'paused' }).pageSize).toBe(5);
  });
});
