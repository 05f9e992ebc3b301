import i18next from 'i18next';
import { beforeEach, expect, test, vi } from 'vitest';
import { connectClient } from '#platform/client/client.ts';
import { historyUpdateAtom } from '#platform/location/location.ts';
import { store } from '#platform/store.ts';
import * as toasts from '#platform/toasts.ts';
import { sessionToken, setSession } from '#session/session.atoms.ts';
import { stubStorage } from '#testing/fakeStorage.ts';
import { stubWindow } from '#testing/fakeWindow.ts';
import { sessionOf } from '#testing/sessionOf.ts';
import { accountFavouritesAtom, loadAccountFavourites } from './accountFavourites.ts';
import { deviceFavouritesAtom } from './deviceFavourites.atoms.ts';
import { areFavouritesKnownAtom, favouritesAtom } from './favourites.atoms.ts';
import { mergeDeviceFavourites } from './mergeFavourites.ts';

const send = vi.fn<typeof fetch>();
vi.stubGlobal('fetch', send);
const lock = vi.fn((_name: string, work: () => Promise<void>) => work());
vi.stubGlobal('navigator', { onLine: true, locks: { request: lock } });
const dispatch = stubWindow();
vi.stubGlobal('removeEventListener', () => {});
vi.stubGlobal('location', { origin: 'https://touchline.example' });
vi.stubGlobal('document', { querySelector: () => null });
const notice = vi.spyOn(toasts, 'showToast').mockReturnValue();
vi.spyOn(i18next, 't').mockImplementation(
  ((key: string, values: { count?: number; parts?: string } = {}) =>
    `${key.split('.').at(-1)} ${values.parts ?? values.count}`) as never,
);

const key = 'touchline.favourites';
const kept = [
  { kind: 'team' as const, id: 'new', addedAt: '2026-04-15T12:00:00.000Z' },
  { kind: 'match' as const, id: 'there', addedAt: null },
];
const merged = {
  items: [
    { kind: 'team', id: 'new', addedAt: '2026-04-15T12:00:00Z' },
    { kind: 'match', id: 'there', addedAt: '2026-04-14T12:00:00Z' },
  ],
  total: 2,
  added: 1,
  alreadyThere: 1,
  unknown: 0,
  dropped: 0,
};

let storage: ReturnType<typeof stubStorage>;

beforeEach(() => {
  storage = stubStorage();
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(console, 'warn').mockReturnValue();
  connectClient({ getToken: sessionToken });
  setSession(null);
  store.set(deviceFavouritesAtom, kept);
  setSession(sessionOf('ada'));
  notice.mockClear();
  send.mockReset();
  send.mockResolvedValue(new Response(JSON.stringify(merged)));
});

test('signing in hands them over and says what came of it (FAV-4)', async () => {
  await mergeDeviceFavourites();
  const [url, init] = send.mock.calls[0] ?? [];
  expect([init?.method, url]).toEqual(['POST', '/api/favourites/merge']);
  expect(JSON.parse(String(init?.body))).toEqual({
    items: [kept[0], { kind: 'match', id: 'there' }],
  });
  expect(notice).toHaveBeenCalledExactlyOnceWith(
    { text: 'merged added 1, alreadyThere 1' },
    expect.objectContaining({ tone: 'success' }),
  );
  expect(store.get(accountFavouritesAtom)?.map(({ id }) => id)).toEqual(['new', 'there']);
});

test('what was added can be shown, except on the page that shows it (FAV-4)', async () => {
  await mergeDeviceFavourites();
  expect(notice).toHaveBeenLastCalledWith(
    expect.anything(),
    expect.objectContaining({ action: expect.objectContaining({ label: 'show undefined' }) }),
  );
  const update = store.get(historyUpdateAtom);
  store.set(historyUpdateAtom, {
    ...update,
    location: { ...update.location, pathname: '/favourites' },
  });
  send.mockResolvedValue(new Response(JSON.stringify(merged)));
  store.set(deviceFavouritesAtom, kept);
  await mergeDeviceFavourites();
  expect(notice).toHaveBeenCalledTimes(2);
  expect(notice).toHaveBeenLastCalledWith(expect.anything(), { tone: 'success' });
  store.set(historyUpdateAtom, update);
});

test('what the account has taken is not left for the next one (AUTH-14, FAV-4)', async () => {
  await mergeDeviceFavourites();
  expect(storage.values.has(key)).toBe(false);
  setSession(null);
  expect(store.get(deviceFavouritesAtom)).toEqual([]);
  setSession(sessionOf('bob'));
  await mergeDeviceFavourites();
  expect(send).toHaveBeenCalledTimes(1);
});

test('what the server did not take stays in the browser (FAV-9)', async () => {
  send.mockResolvedValue(new Response('{}', { status: 503 }));
  await mergeDeviceFavourites();
  expect(store.get(deviceFavouritesAtom)).toEqual(kept);
  expect(notice).not.toHaveBeenCalled();
  send.mockResolvedValue(new Response(JSON.stringify(merged)));
  await mergeDeviceFavourites();
  expect(store.get(deviceFavouritesAtom)).toEqual([]);
});

test('an answer after the end of the session is told to nobody (AUTH-14)', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  send.mockReturnValue(promise);
  const merging = mergeDeviceFavourites();
  await vi.waitFor(() => expect(send).toHaveBeenCalled());
  setSession(sessionOf('bob'));
  resolve(new Response(JSON.stringify(merged)));
  await merging;
  expect(notice).not.toHaveBeenCalled();
  expect(store.get(accountFavouritesAtom)).toBeNull();
  expect(storage.values.has(key)).toBe(false);
});

test('what was starred while they were handed over is not lost (FAV-9)', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  send.mockReturnValue(promise);
  const merging = mergeDeviceFavourites();
  await vi.waitFor(() => expect(send).toHaveBeenCalled());
  setSession(null);
  const starred = { kind: 'school' as const, id: 'later', addedAt: '2026-04-15T13:00:00.000Z' };
  store.set(deviceFavouritesAtom, (list) => [starred, ...list]);
  resolve(new Response(JSON.stringify(merged)));
  await merging;
  expect(store.get(deviceFavouritesAtom)).toEqual([starred]);
});

test('what was taken away while they were handed over is removed from the account (FAV-8)', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  const left = { items: merged.items.slice(1), total: 1 };
  send.mockImplementation((_, init) =>
    init?.method === 'POST' ? promise : Promise.resolve(new Response(JSON.stringify(left))),
  );
  const merging = mergeDeviceFavourites();
  await vi.waitFor(() => expect(send).toHaveBeenCalled());
  store.set(deviceFavouritesAtom, kept.slice(1));
  resolve(new Response(JSON.stringify(merged)));
  await merging;
  expect(store.get(accountFavouritesAtom)?.map(({ id }) => id)).toEqual(['there']);
  await vi.waitFor(() =>
    expect(send).toHaveBeenLastCalledWith(
      '/api/favourites/team/new',
      expect.objectContaining({ method: 'DELETE' }),
    ),
  );
});

test('a visitor keeps them (FAV-1)', async () => {
  setSession(null);
  await mergeDeviceFavourites();
  expect(send).not.toHaveBeenCalled();
  expect(store.get(deviceFavouritesAtom)).toEqual(kept);
});

const listOf = (items: unknown[]) => new Response(JSON.stringify({ items, total: items.length }));
const followed = () => store.get(favouritesAtom).map(({ id }) => id);

test('what another tab has handed over stays shown: the list of the account is loaded (FAV-9)', async () => {
  send.mockImplementation(async () => listOf([]));
  const stop = store.sub(favouritesAtom, () => {});
  await vi.waitFor(() => expect(store.get(areFavouritesKnownAtom)).toBe(true));
  expect(followed()).toEqual(['new', 'there']);
  const answer = Promise.withResolvers<Response>();
  send.mockReturnValue(answer.promise);
  const oldValue = storage.values.get(key);
  storage.values.delete(key);
  dispatch('storage', { key, oldValue });
  expect(store.get(deviceFavouritesAtom)).toEqual([]);
  // Before the list of the account has come, and where it does not come.
  expect(followed()).toEqual(['new', 'there']);
  answer.resolve(new Response('', { status: 500 }));
  await vi.waitFor(() => expect(console.error).toHaveBeenCalled());
  expect(followed()).toEqual(['new', 'there']);
  send.mockImplementation(async () => listOf(merged.items.slice(1)));
  dispatch('storage', { key, oldValue: 'no JSON' });
  await vi.waitFor(() => expect(followed()).toEqual(['there']));
  stop();
});

test('where another tab has handed them over first, the list is loaded that may be of before, and no tab waits for it (FAV-9)', async () => {
  send.mockImplementation(async () => listOf([]));
  await loadAccountFavourites();
  const otherTab = Promise.withResolvers<void>();
  lock.mockImplementationOnce((_name, work) => otherTab.promise.then(work));
  const merging = mergeDeviceFavourites();
  storage.values.delete(key);
  const { promise, resolve } = Promise.withResolvers<Response>();
  send.mockReturnValue(promise);
  otherTab.resolve();
  await merging;
  resolve(listOf(merged.items));
  const shown = () => store.get(accountFavouritesAtom)?.map(({ id }) => id);
  await vi.waitFor(() => expect(shown()).toEqual(['new', 'there']));
  expect(send.mock.calls.map(([, init]) => init?.method)).toEqual(['GET', 'GET']);
  expect(notice).not.toHaveBeenCalled();
});
