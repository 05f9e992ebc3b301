import { createStore } from 'jotai';
import { expect, test } from 'vitest';
import { isAnsweredAtom, reachAtom } from './requests.atoms.ts';

test('a network that is back counts as reached until a call fails again (ERROR-4)', () => {
  const store = createStore();
  store.set(isAnsweredAtom, false);
  expect(store.get(reachAtom)).toBe('unreachable');
  store.set(reachAtom, false);
  expect(store.get(reachAtom)).toBe('offline');
  store.set(reachAtom, true);
  expect(store.get(reachAtom)).toBe('reached');
});
