import { createStore } from 'jotai';
import { expect, test, vi } from 'vitest';
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

test('the network that came back before the first render is seen by it (ERROR-4)', async () => {
  let isOnline = false;
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
  vi.stubGlobal('navigator', {
    get onLine() {
      return isOnline;
    },
  });
  vi.resetModules();
  const [{ connectivityAtom: connectivity }, { store }] = await Promise.all([
    import('./requests.atoms.ts'),
    import('../store.ts'),
  ]);
  expect(store.get(connectivity)).toBe('offline');
  isOnline = true;
  const stop = store.sub(connectivity, () => {});
  expect(store.get(connectivity)).toBe('online');
  stop();
  vi.unstubAllGlobals();
});
