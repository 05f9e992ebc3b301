import { createStore } from 'jotai';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearUserData, storageKeys } from '#platform/storage/storage.ts';
import { stubStorage } from '#testing/fakeStorage.ts';
import {
  parseRecentSearches,
  recentSearchesAtom,
  searchesOf,
  withSearch,
} from './recentSearches.ts';

const stored = (texts: unknown) => ({ owner: 'ada', texts });

describe('recent searches as they are stored (SEARCH-25, SEC-7)', () => {
  it.each<[unknown, readonly string[]]>([
    [null, []],
    ['cup', []],
    [[], []],
    [stored('cup'), []],
    [stored({ length: 1, 0: 'cup' }), []],
    [stored(['cup', 'Iğdır']), ['cup', 'Iğdır']],
    [stored(['🏉🏉', '🏉'.repeat(100)]), ['🏉🏉', '🏉'.repeat(100)]],
    [{ texts: ['cup'] }, []],
  ])('of %j are %j', (value, texts) => {
    expect(searchesOf(parseRecentSearches(value), 'ada')).toEqual(texts);
  });

  it.each([1, null, ['cup'], '', 'c', '🏉', '  ', ' cup ', 'x'.repeat(101), 'league'])(
    'are none where one is %j, which is not one or is there already',
    (wrong) => {
      expect(parseRecentSearches(stored(['league', wrong])).texts).toEqual([]);
    },
  );

  it('are none where there are more than five', () => {
    expect(parseRecentSearches(stored(['aa', 'bb', 'cc', 'dd', 'ee', 'ff'])).texts).toEqual([]);
  });

  it('are those of their person alone (AUTH-14)', () => {
    const searches = parseRecentSearches(stored(['cup']));
    expect(searchesOf(searches, 'deniz')).toEqual([]);
    expect(searchesOf(searches, '')).toEqual([]);
  });
});

describe('a search (SEARCH-25)', () => {
  it('becomes the first, and the oldest of more than five is forgotten', () => {
    expect(withSearch(['aa', 'bb', 'cc', 'dd', 'ee'], 'ff')).toEqual([
      'ff',
      'aa',
      'bb',
      'cc',
      'dd',
    ]);
  });

  it('stands there once, as it was typed last (SEARCH-16)', () => {
    expect(withSearch(['league', 'igdir'], 'Iğdır')).toEqual(['Iğdır', 'league']);
  });

  it('that is too long to be kept changes nothing', () => {
    expect(withSearch(['league'], 'x'.repeat(101))).toEqual(['league']);
  });
});

describe('in the storage', () => {
  beforeEach(() => {
    stubStorage();
    vi.stubGlobal('addEventListener', () => {});
    vi.stubGlobal('removeEventListener', () => {});
  });
  afterEach(() => vi.unstubAllGlobals());

  it('they outlive a reload, and go with the end of the session (SEARCH-25, AUTH-13)', () => {
    const texts = ['cup'];
    createStore().set(recentSearchesAtom, { owner: 'ada', texts });
    const nextVisit = () => {
      const store = createStore();
      // What is stored is read when the search is opened.
      store.sub(recentSearchesAtom, () => {});
      return searchesOf(store.get(recentSearchesAtom), 'ada');
    };
    expect(nextVisit()).toEqual(texts);
    clearUserData({ isKeptInMemory: false });
    expect(nextVisit()).toEqual([]);
    expect(localStorage.getItem(storageKeys.recentSearches)).toBeNull();
  });

  it('nothing stays of the last one that is removed', () => {
    const store = createStore();
    store.set(recentSearchesAtom, { owner: 'ada', texts: ['cup'] });
    store.set(recentSearchesAtom, { owner: 'ada', texts: [] });
    expect(localStorage.getItem(storageKeys.recentSearches)).toBeNull();
  });
});
