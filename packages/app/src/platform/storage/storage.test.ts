import { beforeEach, expect, test } from 'vitest';
import { stubStorage } from '#testing/fakeStorage.ts';
import { clearUserData, readStored, storageKeys, writeStored } from './storage.ts';

const { contactDraft, favourites } = storageKeys;
let storage: ReturnType<typeof stubStorage>;

beforeEach(() => {
  storage = stubStorage();
  writeStored(contactDraft, null);
});

test('nothing is kept as nothing', () => {
  writeStored(favourites, ['a']);
  writeStored(favourites, null);
  expect(storage.values.has(favourites)).toBe(false);
  expect(readStored(favourites)).toBeNull();
});

test.each([true, false])(
  'what is personal leaves the browser, whatever else it keeps; the tab can read it: %s (AUTH-14)',
  (isKeptInMemory) => {
    writeStored(contactDraft, 'a draft');
    writeStored(favourites, ['a']);
    clearUserData({ isKeptInMemory });
    expect([...storage.values.keys()]).toEqual([favourites]);
    expect(readStored(contactDraft)).toBe(isKeptInMemory ? 'a draft' : null);
    expect(readStored(favourites)).toEqual(['a']);
  },
);

test('what is written wins over what is remembered', () => {
  writeStored(contactDraft, 'a draft');
  clearUserData({ isKeptInMemory: true });
  writeStored(contactDraft, 'the next');
  expect(readStored(contactDraft)).toBe('the next');
});
