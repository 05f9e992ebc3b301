import {
  array,
  boolean,
  check,
  constant,
  constantFrom,
  nat,
  oneof,
  property,
  record,
} from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  emptySearch,
  reduceMatchSearch,
  searchTerm,
  type MatchSearchEvent,
  type MatchSearchState,
} from './matchSearchState.ts';

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

describe('an answer from a part of the matches', () => {
  const part = (count: number) =>
    reduceMatchSearch(
      { ...found(0), phase: 'searching' },
      {
        kind: 'answered',
        hits: rows(count),
        isPartial: true,
      },
    );

  test('says so and can be asked for again, with its rows meanwhile (SEARCH-23)', () => {
    const retrying = reduceMatchSearch(part(2), { kind: 'retried' });
    expect(retrying).toMatchObject({ phase: 'retrying', isPartial: true, hits: rows(2) });
    const whole = reduceMatchSearch(retrying, { kind: 'answered', hits: rows(4) });
    expect(whole).toMatchObject({ isPartial: false, hits: rows(4), firstNewId: 'm2' });
  });

  test('that brings the same again leaves the marked row alone (SEARCH-23)', () => {
    const retrying = reduceMatchSearch(part(2), { kind: 'retried' });
    const again = reduceMatchSearch(retrying, { kind: 'answered', hits: rows(2), isPartial: true });
    expect(again).toMatchObject({ isPartial: true, firstNewId: undefined });
  });

  test('does not take the place of a whole list that was to grow (SEARCH-8)', () => {
    const growing = reduceMatchSearch(found(5), { kind: 'askedForMore' });
    const kept = reduceMatchSearch(growing, { kind: 'answered', hits: rows(1), isPartial: true });
    expect(kept).toMatchObject({ phase: 'growingFailed', isPartial: false, hits: rows(5) });
  });

  test('is forgotten with another term', () => {
    const typed = reduceMatchSearch(part(2), { kind: 'typed', text: 'cups' });
    expect(typed.isPartial).toBe(false);
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

interface Row {
  id: string;
}
type Reduce = (state: MatchSearchState<Row>, event: MatchSearchEvent<Row>) => MatchSearchState<Row>;

const events = oneof(
  record({
    kind: constant('typed'),
    text: constantFrom('', 'c', ' c ', 'cu', 'cup', ' cup ', '🏉'),
  }),
  constantFrom({ kind: 'askedForMore' }, { kind: 'retried' }, { kind: 'failed' }),
  record({ kind: constant('answered'), hits: nat(25).map(rows), isPartial: boolean() }),
);

const inFlight = ['searching', 'retrying', 'growing'];

/**
 * Whether the session allows an event: a pause precedes an answer, and an answer needs a request.
 */
function possible(
  { phase }: MatchSearchState<Row>,
  event: MatchSearchEvent<Row>,
): MatchSearchEvent<Row> | null {
  if (event.kind !== 'answered' && event.kind !== 'failed') return event;
  if (phase === 'waiting') return { kind: 'paused' };
  return inFlight.includes(phase) ? event : null;
}

/** The expected effect of one event by the rules. */
function expectStep(
  before: MatchSearchState<Row>,
  { kind }: MatchSearchEvent<Row>,
  after: MatchSearchState<Row>,
) {
  const { phase, pageSize, hits } = after;
  // A term that is not searched for yet has no further page.
  if (kind === 'typed' && after.term !== before.term) expect(after.canLoadMore).toBe(false);
  if (kind === 'paused') expect([phase, pageSize]).toEqual(['searching', 5]);
  if (kind === 'askedForMore') {
    if (before.canLoadMore && before.phase === 'ready')
      expect([phase, pageSize]).toEqual(['growing', before.pageSize + 5]);
    else expect(after).toEqual(before);
  }
  // What could not grow keeps its rows, what could not be found has none.
  if (kind === 'failed')
    expect([phase, hits]).toEqual(
      before.phase === 'growing' ? ['growingFailed', before.hits] : ['failed', []],
    );
}

function brokenRule(reduce: Reduce) {
  return check(
    property(array(events, { maxLength: 25, size: 'max' }), (given) => {
      let state = emptySearch<Row>();
      for (const drawn of given as MatchSearchEvent<Row>[]) {
        const event = possible(state, drawn);
        if (!event) continue;
        const before = state;
        state = reduce(state, event);
        expectStep(before, event, state);
        const { term, text, phase, hits, pageSize, canLoadMore, isPartial } = state;
        expect(term).toBe([...text.trim()].length < 2 ? '' : text.trim());
        // Below two characters there is nothing (SEARCH-3).
        if (term === '') expect([phase, hits, canLoadMore]).toEqual(['idle', [], false]);
        expect([pageSize % 5, pageSize >= 5]).toEqual([0, true]);
        if (canLoadMore && phase === 'ready') expect(hits.length).toBeGreaterThanOrEqual(pageSize);
        if (phase === 'failed') expect([hits, isPartial]).toEqual([[], false]);
      }
    }),
    { seed: 20_261_122, numRuns: 2_000 },
  );
}

describe('for any order of typing, answers and failures', () => {
  test('the rules of the search hold (SEARCH-3, SEARCH-6, SEARCH-7, SEARCH-8)', () => {
    expect(brokenRule(reduceMatchSearch).counterexample).toBeNull();
  });

  test.each<[string, Reduce]>([
    [
      'searches for one character',
      (state, event) =>
        event.kind === 'typed'
          ? { ...reduceMatchSearch(state, event), term: event.text.trim() }
          : reduceMatchSearch(state, event),
    ],
    [
      'keeps the results of what was longer',
      (state, event) => ({ ...reduceMatchSearch(state, event), hits: state.hits }),
    ],
    [
      'begins with the size of the term before',
      (state, event) => ({
        ...reduceMatchSearch(state, event),
        ...(event.kind === 'paused' && { pageSize: state.pageSize }),
      }),
    ],
    [
      'offers more of a page that came back short',
      (state, event) => ({
        ...reduceMatchSearch(state, event),
        canLoadMore: state.hits.length > 0,
      }),
    ],
  ])('a search that %s is found', (_, reduce) => {
    expect(brokenRule(reduce).failed).toBe(true);
  });
});
