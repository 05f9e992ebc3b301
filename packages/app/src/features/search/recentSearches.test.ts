import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearUserData, storageKeys } from '#platform/storage/storage.ts';
import { stubStorage } from '#testing/fakeStorage.ts';
import {
  parseRecentSearches,
  readRecentSearches,
  storeRecentSearches,
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
    [stored([1, null, ['cup'], { text: 'cup' }, 'cup']), ['cup']],
    [stored(['', 'c', '🏉', '  ', ' cup ', '🏉🏉']), ['🏉🏉']],
    [stored(['x'.repeat(101), '🏉'.repeat(100)]), ['🏉'.repeat(100)]],
    [stored(['cup', 'cup', 'league']), ['cup', 'league']],
    [stored(['aa', 'bb', 'cc', 'dd', 'ee', 'ff']), ['aa', 'bb', 'cc', 'dd', 'ee']],
  ])('of %j are %j', (value, texts) => {
    expect(parseRecentSearches(value, 'ada')).toEqual(texts);
  });

  it('are those of their person alone (AUTH-14)', () => {
    expect(parseRecentSearches(stored(['cup']), 'deniz')).toEqual([]);
    expect(parseRecentSearches(stored(['cup']), '')).toEqual([]);
    expect(parseRecentSearches({ texts: ['cup'] }, 'ada')).toEqual([]);
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
  beforeEach(() => void stubStorage());
  afterEach(() => vi.unstubAllGlobals());

  it('they outlive a reload, and go with the end of the session (SEARCH-25, AUTH-13)', () => {
    storeRecentSearches(['cup'], 'ada');
    expect(readRecentSearches('ada')).toEqual(['cup']);
    clearUserData({ isKeptInMemory: false });
    expect(readRecentSearches('ada')).toEqual([]);
    expect(localStorage.getItem(storageKeys.recentSearches)).toBeNull();
  });

  it('nothing stays of the last one that is removed', () => {
    storeRecentSearches(['cup'], 'ada');
    storeRecentSearches([], 'ada');
    expect(localStorage.getItem(storageKeys.recentSearches)).toBeNull();
  });
});
