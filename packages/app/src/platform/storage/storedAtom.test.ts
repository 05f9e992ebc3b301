import { createStore } from 'jotai';
import { afterEach, expect, test, vi } from 'vitest';
import { storageKeys } from './storage.ts';
import { storedAtom } from './storedAtom.ts';

const key = storageKeys.favourites;

function makeAtom() {
  return storedAtom(key, (stored) => (typeof stored === 'number' ? stored : 0));
}

/** A stub of the browser's storage with one value in it. */
function stubStorage(
  value: string | null,
  setItem: (name: string, text: string) => void = () => {},
) {
  vi.stubGlobal('localStorage', { getItem: () => value, setItem, removeItem: () => {} });
}

afterEach(() => vi.unstubAllGlobals());

test('what is stored is there from the first reading on', () => {
  stubStorage('7');
  expect(createStore().get(makeAtom())).toBe(7);
});

test.each(['{broken', '"seven"', 'null', null])(
  '%s in the storage is passed over (SEC-7, START-6)',
  (text) => {
    stubStorage(text);
    expect(createStore().get(makeAtom())).toBe(0);
  },
);

test('a value is kept as it is set', () => {
  const kept: string[][] = [];
  stubStorage(null, (...item) => kept.push(item));
  const store = createStore();
  const number = makeAtom();
  store.set(number, 3);
  expect(store.get(number)).toBe(3);
  expect(kept).toEqual([[key, '3']]);
});

test('a full storage keeps the value in memory alone (SEC-11)', () => {
  stubStorage(null, () => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const store = createStore();
  const number = makeAtom();
  store.set(number, 3);
  expect(store.get(number)).toBe(3);
});

test('a blocked storage counts as empty (SEC-11)', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(createStore().get(makeAtom())).toBe(0);
});
