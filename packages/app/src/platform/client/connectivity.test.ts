import { createStore } from 'jotai';
import { expect, test } from 'vitest';
import { isApiReachableAtom, connectivityAtom } from './requests.atoms.ts';

test('the connectivity is online again after an online event, until a call fails (ERROR-4)', () => {
  const store = createStore();
  store.set(isApiReachableAtom, false);
  expect(store.get(connectivityAtom)).toBe('unreachable');
  store.set(connectivityAtom, false);
  expect(store.get(connectivityAtom)).toBe('offline');
  store.set(connectivityAtom, true);
  expect(store.get(connectivityAtom)).toBe('online');
});
