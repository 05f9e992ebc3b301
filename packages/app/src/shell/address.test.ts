import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { store } from '../store.ts';
import { arrivalAtom, followHistory, goTo, leftAtom, locationAtom, putAddress } from './address.ts';

let stop: () => void;
let history: ReturnType<typeof createMemoryHistory>;

beforeEach(() => {
  history = createMemoryHistory({ initialEntries: ['/home'], v5Compat: true });
  stop = followHistory(history);
});

afterEach(() => stop());

const pathname = () => store.get(locationAtom).pathname;

test('takes the address that a history begins with', () => {
  expect(pathname()).toBe('/home');
});

test('another page is gone to, and the one before is said', () => {
  goTo('/matches?sport=hockey#now');
  expect(store.get(locationAtom)).toMatchObject({
    pathname: '/matches',
    search: '?sport=hockey',
    hash: '#now',
  });
  expect(store.get(arrivalAtom).action).toBe('PUSH');
  expect(store.get(leftAtom)?.pathname).toBe('/home');
});

test('an address that begins like that of another host stays here', () => {
  for (const hostile of ['//evil.example/x', '/\\\\evil.example/x', '///evil.example/x']) {
    goTo(hostile);
    expect(history.createHref(store.get(locationAtom))).toMatch(/^\/[^/\\]/);
    putAddress(hostile);
    expect(history.createHref(store.get(locationAtom))).toMatch(/^\/[^/\\]/);
  }
});

test('another query leaves no page', () => {
  goTo('/home?layout=dense');
  expect(store.get(leftAtom)).toBeNull();
});

test('an address that is put there has no entry of its own', () => {
  goTo('/matches');
  putAddress({ pathname: '/matches', search: '?sport=hockey' });
  expect(store.get(arrivalAtom).action).toBe('REPLACE');
  history.go(-1);
  expect(pathname()).toBe('/home');
  expect(store.get(arrivalAtom).action).toBe('POP');
});

test('a history that is no longer followed says nothing', () => {
  stop();
  goTo('/matches');
  expect(pathname()).toBe('/home');
});
