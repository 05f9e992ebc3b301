import { createStore } from 'jotai';
import { beforeEach, expect, test, vi } from 'vitest';
import { stubStorage } from '#testing/fakeStorage.ts';

let storage: ReturnType<typeof stubStorage>;

/** Starts a visit: fresh modules, which read the storage. */
async function visit() {
  vi.resetModules();
  const { favouriteIdsAtom, toggleFavouriteAtom } = await import('./favourites.atoms.ts');
  const store = createStore();
  return {
    ids: () => store.get(favouriteIdsAtom),
    toggle: (id: string) => store.set(toggleFavouriteAtom, id),
  };
}

beforeEach(() => {
  storage = stubStorage();
});

test('they stay in the browser, the latest first (FAV-1, FAV-7)', async () => {
  const { toggle } = await visit();
  for (const id of ['a', 'b', 'c']) toggle(id);
  toggle('b');
  expect((await visit()).ids()).toEqual(['c', 'a']);
});

test('a hundred are kept at most, and the oldest goes (FAV-7)', async () => {
  const { ids, toggle } = await visit();
  for (let number = 1; number <= 101; number += 1) toggle(`match-${number}`);
  expect(ids()).toHaveLength(100);
  expect(ids()[0]).toBe('match-101');
  expect(ids().at(-1)).toBe('match-2');
});

test('what was kept is checked before it is believed (SEC-7, START-6)', async () => {
  const key = 'touchline.favourites';
  storage.values.set(key, JSON.stringify(['a', 7, '', null, { id: 'b' }, 'c']));
  expect((await visit()).ids()).toEqual(['a', 'c']);
  storage.values.set(key, JSON.stringify(Array.from({ length: 300 }, (_, index) => `${index}`)));
  expect((await visit()).ids()).toHaveLength(100);
  storage.values.set(key, '{"__proto__":["a"]}');
  expect((await visit()).ids()).toEqual([]);
});
