import { createStore } from 'jotai';
import { afterEach, expect, test, vi } from 'vitest';
import { stubStorage as fakeStorage } from '#testing/fakeStorage.ts';
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
  const stop = store.sub(number, () => {});
  expect(store.get(number)).toBe(3);
  stop();
  store.sub(number, () => {});
  expect(store.get(number)).toBe(3);
});

test('a blocked storage counts as empty (SEC-11)', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(createStore().get(makeAtom())).toBe(0);
});

test('what another tab stores is taken over where that is asked for', () => {
  const events = new EventTarget();
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
  vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events));
  const parse = (stored: unknown) => (typeof stored === 'number' ? stored : 0);
  const following = storedAtom(key, parse, { followsOtherTabs: true });
  const own = storedAtom(key, parse);
  const store = createStore();
  const stop = store.sub(following, () => {});
  store.sub(own, () => {});
  const hear = (changed: string | null) => {
    events.dispatchEvent(Object.assign(new Event('storage'), { key: changed }));
    return store.get(following);
  };
  stubStorage('7');
  expect(hear(storageKeys.language)).toBe(0);
  expect(hear(key)).toBe(7);
  stubStorage('8');
  expect(hear(null)).toBe(8);
  expect(store.get(own)).toBe(0);
  stop();
  stubStorage('9');
  expect(hear(key)).toBe(8);
});

test('another form of the value can be stored, or nothing of it', () => {
  const { values } = fakeStorage();
  const list = storedAtom(key, (stored) => (Array.isArray(stored) ? stored.map(Number) : []), {
    toStored: (numbers) => (numbers.length > 0 ? numbers.map(String) : null),
  });
  const store = createStore();
  store.set(list, [3]);
  expect(values.get(key)).toBe('["3"]');
  store.set(list, []);
  expect(values.has(key)).toBe(false);
});
