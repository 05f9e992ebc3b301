import fc from 'fast-check';
import { beforeEach, expect, test, vi } from 'vitest';
import { stubStorage } from '#testing/fakeStorage.ts';
import {
  favouriteLimit,
  hasFavourite,
  parseFavourites,
  withFavourite,
  withoutFavourite,
  type FavouriteTarget,
} from './favouriteList.ts';

let storage: ReturnType<typeof stubStorage>;

const key = 'touchline.favourites';
const match = (id: string): FavouriteTarget => ({ kind: 'match', id });

/** Starts a visit: fresh modules, which read the storage. */
async function visit() {
  vi.resetModules();
  const { favouritesAtom, toggleFavouriteAtom } = await import('./favourites.atoms.ts');
  const { store } = await import('#platform/store.ts');
  return {
    list: () => store.get(favouritesAtom).map(({ kind, id }) => `${kind} ${id}`),
    toggle: (target: FavouriteTarget) => store.set(toggleFavouriteAtom, target),
  };
}

beforeEach(() => {
  storage = stubStorage();
});

test('they stay in the browser, the latest first (FAV-1, FAV-7)', async () => {
  const { toggle } = await visit();
  for (const id of ['a', 'b', 'c']) toggle(match(id));
  toggle(match('b'));
  expect((await visit()).list()).toEqual(['match c', 'match a']);
});

test('matches, teams and schools are kept beside each other (FAV-5)', async () => {
  const { toggle } = await visit();
  for (const kind of ['match', 'team', 'school'] as const) toggle({ kind, id: 'same' });
  toggle({ kind: 'team', id: 'same' });
  expect((await visit()).list()).toEqual(['school same', 'match same']);
});

test('a hundred are kept at most, and the oldest goes (FAV-7)', async () => {
  const { list, toggle } = await visit();
  for (let number = 1; number <= 101; number += 1) toggle(match(`match-${number}`));
  expect(list()).toHaveLength(100);
  expect(list()[0]).toBe('match match-101');
  expect(list().at(-1)).toBe('match match-2');
});

test('the last one that goes leaves nothing in the storage (AUTH-14)', async () => {
  const { toggle } = await visit();
  toggle(match('a'));
  toggle(match('a'));
  expect(storage.values.has(key)).toBe(false);
});

test('what was kept is checked before it is believed (SEC-7, START-6)', async () => {
  const wrong = ['a', 7, '', null, { id: 'b' }, { kind: 'player', id: 'x' }, match('x'.repeat(65))];
  const team = { kind: 'team', id: 't', addedAt: 'never' };
  storage.values.set(key, JSON.stringify([match('a'), ...wrong, match('c'), team]));
  expect((await visit()).list()).toEqual(['match a', 'match c', 'team t']);
  const many = Array.from({ length: 300 }, (_, index) => match(`${index}`));
  storage.values.set(key, JSON.stringify(many));
  expect((await visit()).list()).toHaveLength(100);
  storage.values.set(key, '{"__proto__":["a"]}');
  expect((await visit()).list()).toEqual([]);
});

const anyTarget = fc.record({
  kind: fc.constantFrom('match', 'team', 'school'),
  id: fc.string({ minLength: 1, maxLength: 3 }),
});

test('a list never has one twice nor more than it may, and is read back as it was (FAV-7)', () => {
  fc.assert(
    fc.property(fc.array(anyTarget, { maxLength: 150 }), anyTarget, (targets, last) => {
      const list = targets.reduce<readonly FavouriteTarget[]>(withFavourite, []);
      const names = list.map(({ kind, id }) => `${kind} ${id}`);
      expect(new Set(names).size).toBe(names.length);
      expect(names.length).toBeLessThanOrEqual(favouriteLimit);
      expect(hasFavourite(withFavourite(list, last), last)).toBe(true);
      expect(hasFavourite(withoutFavourite(list, last), last)).toBe(false);
      const read = parseFavourites(JSON.parse(JSON.stringify(list)));
      expect(read.map(({ kind, id }) => `${kind} ${id}`)).toEqual(names);
    }),
  );
});
