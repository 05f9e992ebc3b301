import { createMemoryHistory } from 'history';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { store } from '../store.ts';
import {
  historyUpdateAtom,
  connectHistory,
  navigateTo,
  locationAtom,
  replaceLocation,
} from './location.ts';

let stop: () => void;
let history: ReturnType<typeof createMemoryHistory>;

beforeEach(() => {
  history = createMemoryHistory({ initialEntries: ['/home'] });
  stop = connectHistory(history);
});

afterEach(() => stop());

const pathname = () => store.get(locationAtom).pathname;

test('takes the address that a history begins with', () => {
  expect(pathname()).toBe('/home');
});

test('another page is gone to', () => {
  navigateTo('/matches?sport=hockey#now');
  expect(store.get(locationAtom)).toMatchObject({
    pathname: '/matches',
    search: '?sport=hockey',
    hash: '#now',
  });
  expect(store.get(historyUpdateAtom).action).toBe('PUSH');
});

test('an address that begins like that of another host stays here', () => {
  for (const hostile of ['//evil.example/x', '/\\\\evil.example/x', '///evil.example/x']) {
    navigateTo(hostile);
    expect(history.createHref(store.get(locationAtom))).toMatch(/^\/[^/\\]/);
    replaceLocation(hostile);
    expect(history.createHref(store.get(locationAtom))).toMatch(/^\/[^/\\]/);
  }
});

test('an address that is put there has no entry of its own', () => {
  navigateTo('/matches');
  replaceLocation({ pathname: '/matches', search: '?sport=hockey' });
  expect(store.get(historyUpdateAtom).action).toBe('REPLACE');
  history.go(-1);
  expect(pathname()).toBe('/home');
  expect(store.get(historyUpdateAtom).action).toBe('POP');
});

test('a history that is no longer followed says nothing', () => {
  stop();
  navigateTo('/matches');
  expect(pathname()).toBe('/home');
});

test('another page waits for what it needs, and only the newest comes', async () => {
  stop();
  const waiting = new Map<string, () => void>();
  stop = connectHistory(history, ({ pathname: next }) =>
    next === '/about-us' ? undefined : new Promise<void>((done) => waiting.set(next, done)),
  );
  navigateTo('/matches');
  expect(history.location.pathname).toBe('/matches');
  expect(pathname()).toBe('/home');
  navigateTo('/messages');
  waiting.get('/matches')?.();
  waiting.get('/messages')?.();
  await vi.waitFor(() => expect(pathname()).toBe('/messages'));
  navigateTo('/favourites');
  navigateTo('/about-us');
  expect(pathname()).toBe('/about-us');
  waiting.get('/favourites')?.();
  await Promise.resolve();
  expect(pathname()).toBe('/about-us');
});
