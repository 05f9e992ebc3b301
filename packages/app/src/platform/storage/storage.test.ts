import { beforeEach, describe, expect, test, vi } from 'vitest';
import { stubStorage } from '#testing/fakeStorage.ts';
import { clearUserData, readStored, storageKeys, writeStored } from './storage.ts';

const { supportDraft, favourites, seenMatches } = storageKeys;
let storage: ReturnType<typeof stubStorage>;

beforeEach(() => {
  storage = stubStorage();
  writeStored(supportDraft, null);
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
    writeStored(supportDraft, 'a draft');
    writeStored(seenMatches, { owner: 'ada', matches: [] });
    writeStored(favourites, ['a']);
    clearUserData({ isKeptInMemory });
    expect([...storage.values.keys()]).toEqual([favourites]);
    expect(readStored(supportDraft)).toBe(isKeptInMemory ? 'a draft' : null);
    expect(readStored(favourites)).toEqual(['a']);
  },
);

test('what is written wins over what is remembered', () => {
  writeStored(supportDraft, 'a draft');
  clearUserData({ isKeptInMemory: true });
  writeStored(supportDraft, 'the next');
  expect(readStored(supportDraft)).toBe('the next');
});

describe('a value that the browser does not remove', () => {
  const item = 'a session';

  function stubStubbornStorage(overwrites: boolean) {
    const values = new Map([[storageKeys.session as string, JSON.stringify(item)]]);
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => values.get(key) ?? null,
      setItem(key: string, value: string) {
        if (!overwrites) throw new DOMException('no', 'InvalidStateError');
        values.set(key, value);
      },
      removeItem() {
        throw new DOMException('no', 'InvalidStateError');
      },
    });
    return values;
  }

  beforeEach(() => vi.spyOn(console, 'error').mockReturnValue());

  test('is overwritten (AUTH-26)', () => {
    const values = stubStubbornStorage(true);
    expect(writeStored(storageKeys.session, null)).toBe(true);
    expect([...values.values()].join()).not.toContain(item);
    expect(readStored(storageKeys.session)).toBeNull();
    expect(console.error).not.toHaveBeenCalled();
  });

  test('and does not overwrite is reported (AUTH-26)', () => {
    stubStubbornStorage(false);
    expect(writeStored(storageKeys.session, null)).toBe(false);
    expect(console.error).toHaveBeenCalledExactlyOnceWith(
      'The browser could not delete touchline.session',
    );
  });

  test('in a blocked storage there is nothing to remove', () => {
    vi.stubGlobal('localStorage', undefined);
    expect(writeStored(storageKeys.session, null)).toBe(true);
  });
});
