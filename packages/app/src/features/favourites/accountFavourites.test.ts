import { beforeEach, expect, test, vi } from 'vitest';
import { connectClient } from '#platform/client/client.ts';
import { fetchFrom } from '#platform/kept/answers.ts';
import { store } from '#platform/store.ts';
import { currentSession, sessionToken, setSession } from '#session/session.atoms.ts';
import { stubStorage } from '#testing/fakeStorage.ts';
import { flushPromises } from '#testing/flushPromises.ts';
import { sessionOf, tokenFor } from '#testing/sessionOf.ts';
import {
  accountFavouritesAtom,
  changeAccountFavourite,
  loadAccountFavourites,
} from './accountFavourites.ts';
import type { FavouriteTarget } from './favouriteList.ts';
import { changeAccount } from './loadAccountFavourites.ts';

const showFailure = vi.hoisted(() => vi.fn());
vi.mock('#platform/failureToast.ts', () => ({ showFailure }));

const send = vi.fn<typeof fetch>();
vi.stubGlobal('fetch', send);
vi.stubGlobal('navigator', { onLine: true });
vi.stubGlobal('location', { origin: 'https://touchline.example' });
vi.stubGlobal('document', { querySelector: () => null });
vi.stubGlobal('addEventListener', () => {});
vi.stubGlobal('removeEventListener', () => {});

const match = (id: string): FavouriteTarget => ({ kind: 'match', id });
const add = (id: string) => changeAccountFavourite({ target: match(id), isWanted: true });
const remove = (id: string) => changeAccountFavourite({ target: match(id), isWanted: false });
const shown = () => store.get(accountFavouritesAtom)?.map(({ id }) => id);

/** What the server has; each call is answered when `answers` releases it. */
let onServer: string[];
let waiting: (() => void)[];
let isHeld: boolean;
/** The method that the server refuses. */
let refused: string | null;
let isReachable: boolean;
let storage: ReturnType<typeof stubStorage>;

const listed = () => ({
  items: onServer.map((id) => ({ kind: 'match', id, addedAt: '2026-04-15T12:00:00Z' })),
  total: onServer.length,
});

function handle(url: string, method: string): Response {
  if (method === refused) return new Response('{}', { status: 500 });
  const id = url.split('/').at(-1) ?? '';
  if (method === 'PUT') onServer = [id, ...onServer];
  if (method === 'DELETE') onServer = onServer.filter((each) => each !== id);
  return new Response(JSON.stringify(listed()));
}

beforeEach(() => {
  storage = stubStorage();
  showFailure.mockReset();
  vi.spyOn(console, 'error').mockReturnValue();
  connectClient({ getToken: sessionToken });
  setSession(null);
  setSession(sessionOf('ada'));
  [onServer, waiting, isHeld, refused, isReachable] = [['a', 'b'], [], false, null, true];
  send.mockReset();
  send.mockImplementation(async (url, init) => {
    if (!isReachable) throw new TypeError('Failed to fetch');
    const answer = handle(String(url), init?.method ?? 'GET');
    if (isHeld) await new Promise<void>((resolve) => waiting.push(resolve));
    return answer;
  });
});

const queuedKeys = () => [...storage.values.keys()].filter((key) => key.includes('outbox'));

/** Resolves when the server has every change, or has refused it. */
const settled = () => vi.waitFor(() => expect(queuedKeys()).toEqual([]));

const sent = () => send.mock.calls.map(([url, init]) => `${init?.method} ${String(url)}`);

test('those of the account come from the server, and a change shows at once (FAV-6, FAV-8)', async () => {
  await loadAccountFavourites();
  expect(shown()).toEqual(['a', 'b']);
  add('c');
  expect(shown()).toEqual(['c', 'a', 'b']);
  remove('a');
  expect(shown()).toEqual(['c', 'b']);
  await settled();
  expect(shown()).toEqual(['c', 'b']);
  expect(sent()).toEqual([
    'GET /api/favourites',
    'PUT /api/favourites/match/c',
    'DELETE /api/favourites/match/a',
  ]);
});

test('a change that is refused is taken back alone, with a word (FAV-6, OFFLINE-10)', async () => {
  await loadAccountFavourites();
  refused = 'DELETE';
  remove('a');
  add('c');
  expect(shown()).toEqual(['c', 'b']);
  await settled();
  expect(shown()).toEqual(['c', 'a', 'b']);
  expect(showFailure).toHaveBeenCalledExactlyOnceWith(
    'favourites.notSaved',
    expect.objectContaining({ status: 500 }),
  );
});

test('a change without a network waits, over a reload too, and is sent later (OFFLINE-9)', async () => {
  await loadAccountFavourites();
  isReachable = false;
  add('c');
  await vi.waitFor(() => expect(sent()).toContain('PUT /api/favourites/match/c'));
  expect(shown()).toEqual(['c', 'a', 'b']);
  expect(showFailure).not.toHaveBeenCalled();
  expect(queuedKeys()).toHaveLength(1);
  isReachable = true;
  // Any answer of the server tells that it can be reached again.
  await loadAccountFavourites();
  await settled();
  expect(onServer).toEqual(['c', 'a', 'b']);
  expect(shown()).toEqual(['c', 'a', 'b']);
});

test('a change of an earlier visit is shown and sent, and what is none is dropped (OFFLINE-9, SEC-7)', async () => {
  setSession(null);
  const entry = (change: unknown) => JSON.stringify({ owner: 'ada', queue: 'favourites', change });
  const target = { kind: 'team', id: 't' };
  const stored = [
    { target, isWanted: true },
    { target, isWanted: 'yes' },
    { target: { kind: 'player', id: 'p' }, isWanted: true },
    { target: { kind: 'team', id: 'x'.repeat(65) }, isWanted: true },
    'garbage',
    null,
  ];
  for (const [index, change] of stored.entries())
    storage.values.set(`touchline.outbox.${index}`, entry(change));
  setSession(sessionOf('ada'));
  await settled();
  expect(sent().filter((each) => !each.startsWith('GET'))).toEqual(['PUT /api/favourites/team/t']);
});

test('a list that was asked for before a change does not take the change back (FAV-6)', async () => {
  await loadAccountFavourites();
  isHeld = true;
  const loading = loadAccountFavourites();
  await vi.waitFor(() => expect(waiting).toHaveLength(1));
  isHeld = false;
  add('c');
  await settled();
  waiting[0]?.();
  await loading;
  expect(shown()).toEqual(['c', 'a', 'b']);
});

test.each([
  ['first', [0, 1]],
  ['last', [1, 0]],
])(
  'of two lists the one that was asked for last is shown, where the other one comes %s (FAV-8)',
  async (_, order) => {
    isHeld = true;
    const older = loadAccountFavourites();
    await vi.waitFor(() => expect(waiting).toHaveLength(1));
    onServer = ['c', 'a', 'b'];
    const newer = loadAccountFavourites();
    await vi.waitFor(() => expect(waiting).toHaveLength(2));
    const loads = [older, newer];
    for (const index of order) {
      waiting[index]?.();
      await loads[index];
    }
    expect(shown()).toEqual(['c', 'a', 'b']);
  },
);

test('a list is shown where the one that was asked for after it does not come (FAV-8)', async () => {
  isHeld = true;
  const older = loadAccountFavourites();
  await vi.waitFor(() => expect(waiting).toHaveLength(1));
  [isHeld, refused] = [false, 'GET'];
  await expect(loadAccountFavourites()).rejects.toMatchObject({ status: 500 });
  waiting[0]?.();
  await older;
  expect(shown()).toEqual(['a', 'b']);
});

test('a list that was kept gives way to the answer of the server, and replaces none (OFFLINE-5, FAV-6)', async () => {
  const kept = { items: [{ kind: 'match', id: 'old', addedAt: '2026-04-15T12:00:00Z' }], total: 1 };
  const showKept = () => fetchFrom(async () => kept, loadAccountFavourites);
  isHeld = true;
  const loading = loadAccountFavourites();
  await vi.waitFor(() => expect(waiting).toHaveLength(1));
  await showKept();
  expect(shown()).toEqual(['old']);
  waiting[0]?.();
  await loading;
  expect(shown()).toEqual(['a', 'b']);
  await showKept();
  expect(shown()).toEqual(['a', 'b']);
});

test('the next person sees nothing of them, and what was pressed is sent by its person (AUTH-14, AUTH-15)', async () => {
  await loadAccountFavourites();
  isHeld = true;
  add('c');
  add('d');
  await vi.waitFor(() => expect(waiting).toHaveLength(1));
  const token = new Headers(send.mock.lastCall?.[1]?.headers).get('Authorization');
  setSession(sessionOf('bob'));
  expect(shown()).toBeUndefined();
  isHeld = false;
  waiting[0]?.();
  await vi.waitFor(() => expect(sent()).toContain('PUT /api/favourites/match/d'));
  expect(new Headers(send.mock.lastCall?.[1]?.headers).get('Authorization')).toBe(token);
  expect(shown()).toBeUndefined();
});

test.each([
  ['nobody', null],
  ['somebody else', sessionOf('bob')],
])(
  'what was pressed before this code had come is sent once by its person, where %s is signed in by then (AUTH-14, AUTH-15)',
  async (_, next) => {
    const ada = currentSession()?.accessToken;
    // As before this code has come, which the import brings in a later task.
    changeAccount(null, { target: match('c'), isWanted: true });
    setSession(next);
    refused = 'PUT';
    await vi.waitFor(() => expect(sent()).toEqual(['PUT /api/favourites/match/c']));
    await flushPromises();
    expect(new Headers(send.mock.lastCall?.[1]?.headers).get('Authorization')).toBe(
      `Bearer ${ada}`,
    );
    expect(queuedKeys()).toEqual([]);
    expect(shown()).toBeUndefined();
    expect(showFailure).not.toHaveBeenCalled();
  },
);

test('what was pressed before this code had come waits for its person who is back (OFFLINE-11)', async () => {
  changeAccount(null, { target: match('c'), isWanted: true });
  setSession(null, { reason: 'expired' });
  const again = sessionOf('ada', tokenFor(7200, 'ada'));
  setSession(again);
  await vi.waitFor(() => expect(sent()).toContain('PUT /api/favourites/match/c'));
  expect(new Headers(send.mock.lastCall?.[1]?.headers).get('Authorization')).toBe(
    `Bearer ${again.accessToken}`,
  );
  await settled();
});

test('what waits is not sent for a session that the server has ended (AUTH-15, OFFLINE-11)', async () => {
  await loadAccountFavourites();
  isHeld = true;
  add('c');
  add('d');
  await vi.waitFor(() => expect(waiting).toHaveLength(1));
  setSession(null, { reason: 'expired' });
  isHeld = false;
  waiting[0]?.();
  setSession(sessionOf('bob'));
  // They are sent one after another, so that it would have been before this one.
  add('e');
  await vi.waitFor(() => expect(sent()).toContain('PUT /api/favourites/match/e'));
  expect(sent().filter((each) => each.endsWith('/d'))).toEqual([]);
});
