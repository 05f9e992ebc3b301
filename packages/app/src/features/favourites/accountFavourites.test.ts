import { beforeEach, expect, test, vi } from 'vitest';
import { connectClient } from '#platform/client/client.ts';
import { store } from '#platform/store.ts';
import { sessionToken, setSession } from '#session/session.atoms.ts';
import { stubStorage } from '#testing/fakeStorage.ts';
import { sessionOf } from '#testing/sessionOf.ts';
import {
  accountFavouritesAtom,
  changeAccountFavourite,
  loadAccountFavourites,
} from './accountFavourites.ts';
import type { FavouriteTarget } from './favouriteList.ts';

const send = vi.fn<typeof fetch>();
vi.stubGlobal('fetch', send);
vi.stubGlobal('navigator', { onLine: true });
vi.stubGlobal('location', { origin: 'https://touchline.example' });
vi.stubGlobal('document', { querySelector: () => null });

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
  stubStorage();
  vi.spyOn(console, 'error').mockReturnValue();
  connectClient({ getToken: sessionToken });
  setSession(null);
  setSession(sessionOf('ada'));
  [onServer, waiting, isHeld, refused] = [['a', 'b'], [], false, null];
  send.mockReset();
  send.mockImplementation(async (url, init) => {
    const answer = handle(String(url), init?.method ?? 'GET');
    if (isHeld) await new Promise<void>((resolve) => waiting.push(resolve));
    return answer;
  });
});

const sent = () => send.mock.calls.map(([url, init]) => `${init?.method} ${String(url)}`);

test('those of the account come from the server, and a change shows at once (FAV-6, FAV-8)', async () => {
  await loadAccountFavourites();
  expect(shown()).toEqual(['a', 'b']);
  const added = add('c');
  expect(shown()).toEqual(['c', 'a', 'b']);
  const removed = remove('a');
  expect(shown()).toEqual(['c', 'b']);
  await Promise.all([added, removed]);
  expect(shown()).toEqual(['c', 'b']);
  expect(sent()).toEqual([
    'GET /api/favourites',
    'PUT /api/favourites/match/c',
    'DELETE /api/favourites/match/a',
  ]);
});

test('a change that is refused is taken back alone (FAV-6)', async () => {
  await loadAccountFavourites();
  refused = 'DELETE';
  const removed = remove('a');
  const added = add('c');
  expect(shown()).toEqual(['c', 'b']);
  await expect(removed).rejects.toMatchObject({ status: 500 });
  await added;
  expect(shown()).toEqual(['c', 'a', 'b']);
});

test('a list that was asked for before a change does not take the change back (FAV-6)', async () => {
  await loadAccountFavourites();
  isHeld = true;
  const loading = loadAccountFavourites();
  await vi.waitFor(() => expect(waiting).toHaveLength(1));
  isHeld = false;
  await add('c');
  waiting[0]?.();
  await loading;
  expect(shown()).toEqual(['c', 'a', 'b']);
});

test('the next person sees nothing of them, and what was pressed is sent by its person (AUTH-14, AUTH-15)', async () => {
  await loadAccountFavourites();
  isHeld = true;
  void add('c').catch(() => {});
  void add('d').catch(() => {});
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

test('what waits is not sent for a session that the server has ended (AUTH-15)', async () => {
  await loadAccountFavourites();
  isHeld = true;
  const changes = [add('c'), add('d')];
  await vi.waitFor(() => expect(waiting).toHaveLength(1));
  setSession(null, { reason: 'expired' });
  isHeld = false;
  waiting[0]?.();
  await Promise.all(changes);
  expect(sent().filter((call) => call.includes('/d'))).toEqual([]);
});
