import type { ProductArea } from '@touchline/contract/endpoint';
import { afterEach, beforeEach, describe, expect, expectTypeOf, test, vi } from 'vitest';
import type { CallOptions } from './client.ts';

/** A promise that the test settles. */
function deferred<Value>() {
  let resolve: (value: Value) => void = () => {};
  let reject: (reason: Error) => void = () => {};
  const promise = new Promise<Value>((onResolve, onReject) => {
    resolve = onResolve;
    reject = onReject;
  });
  return { promise, resolve, reject };
}

const { fetchArea } = vi.hoisted(() => ({
  fetchArea: vi.fn<(area: ProductArea) => Promise<unknown>>(),
}));
vi.mock('@touchline/contract/areas', async (original) => {
  const { areas } = await original<typeof import('@touchline/contract/areas')>();
  return { areas: watched(areas) };
});
vi.mock('@touchline/contract/productAreas', async (original) => {
  const { productAreas } = await original<typeof import('@touchline/contract/productAreas')>();
  return { productAreas: watched(productAreas) };
});

/** The loaders, each after `fetchArea`. */
function watched(areas: Readonly<Record<string, () => Promise<unknown>>>) {
  return Object.fromEntries(
    Object.entries(areas).map(([area, load]) => [
      area,
      () => fetchArea(area as ProductArea).then(load),
    ]),
  );
}

const send = vi.fn<typeof fetch>();
const browser = { onLine: true };
vi.stubGlobal('fetch', send);
vi.stubGlobal('navigator', browser);
vi.stubGlobal('location', { origin: 'https://touchline.example' });
vi.stubGlobal('document', { querySelector: () => null });

/** Fresh modules for each test, because loaded schemas stay in the module's state. */
async function start() {
  vi.resetModules();
  const { call, setSchemaErrorListener } = await import('./client.ts');
  const onSchemaError = vi.fn();
  setSchemaErrorListener(onSchemaError);
  return { call, onSchemaError };
}

const json = (body: unknown) => new Response(JSON.stringify(body));

beforeEach(() => {
  browser.onLine = true;
  fetchArea.mockReset().mockResolvedValue(undefined);
  send.mockReset();
});

afterEach(() => {
  vi.restoreAllMocks();
});

describe('the schemas of an answer', () => {
  test('are loaded while the request is in flight', async () => {
    const { call } = await start();
    const code = deferred<undefined>();
    fetchArea.mockReturnValue(code.promise);
    send.mockResolvedValue(json({ count: 3 }));
    const answer = call('unreadCount');
    expect(send).toHaveBeenCalledOnce();
    expect(fetchArea.mock.calls).toEqual([['messages']]);
    code.resolve(undefined);
    expect(await answer).toEqual({ count: 3 });
  });

  test('are loaded once for all calls of an area', async () => {
    const { call } = await start();
    send.mockImplementation(async () => json([]));
    await Promise.all([call('messages'), call('messages')]);
    send.mockResolvedValue(json({ count: 0 }));
    await call('unreadCount');
    expect(fetchArea).toHaveBeenCalledOnce();
  });

  test('are loaded before a change is sent', async () => {
    const { call } = await start();
    const code = deferred<undefined>();
    fetchArea.mockReturnValue(code.promise);
    send.mockImplementation(async () => json(null));
    const change = { body: { id: 'a', message: { read: true } } };
    const answer = call('updateMessage', change);
    await Promise.resolve();
    expect(send).not.toHaveBeenCalled();
    code.resolve(undefined);
    expect(await answer).toBeNull();
    // The next call does not have to load the schemas again.
    const next = call('updateMessage', change);
    expect(send).toHaveBeenCalledTimes(2);
    await next;
  });

  test('are loaded before all messages are marked, which is a GET that changes (WIRE-7)', async () => {
    const { call } = await start();
    const code = deferred<undefined>();
    fetchArea.mockReturnValue(code.promise);
    send.mockImplementation(async () => json(true));
    const answer = call('markAllMessagesRead');
    await Promise.resolve();
    expect(send).not.toHaveBeenCalled();
    code.resolve(undefined);
    expect(await answer).toBe(true);
  });

  test('keep a change from being sent when they cannot be loaded', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const { call, onSchemaError } = await start();
    fetchArea.mockRejectedValue(new Error('gone'));
    const answer = call('forgotPassword', { body: 'ada@touchline.example' });
    await expect(answer).rejects.toMatchObject({ kind: 'offline' });
    expect(send).not.toHaveBeenCalled();
    expect(onSchemaError).toHaveBeenCalledOnce();
  });

  test('are reported when they cannot be loaded, and loaded again by the next call', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const { call, onSchemaError } = await start();
    fetchArea.mockRejectedValue(new Error('gone'));
    send.mockImplementation(async () => json({ count: 1 }));
    await expect(call('unreadCount')).rejects.toMatchObject({ kind: 'offline' });
    expect(onSchemaError).toHaveBeenCalledOnce();
    fetchArea.mockResolvedValue(undefined);
    expect(await call('unreadCount')).toEqual({ count: 1 });
  });

  test('are not loaded while offline', async () => {
    const { call, onSchemaError } = await start();
    browser.onLine = false;
    send.mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(call('unreadCount')).rejects.toMatchObject({ kind: 'offline' });
    await expect(call('resetPassword', { body: 'eight letters' })).rejects.toMatchObject({
      kind: 'offline',
    });
    expect(fetchArea).not.toHaveBeenCalled();
    expect(onSchemaError).not.toHaveBeenCalled();
  });

  test('reject an answer of another shape', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const { call } = await start();
    send.mockResolvedValue(json({ unexpected: true }));
    await expect(call('unreadCount')).rejects.toMatchObject({ kind: 'unexpectedAnswer' });
  });
});

describe('a call that is not in the first table', () => {
  const path = { id: 'team-a' };
  const team = { version: 1, team: { level: '1st' } };

  test('is looked up, then sent and read like any other', async () => {
    const { call } = await start();
    send.mockImplementation(async () => json({ items: [], total: 0 }));
    const query = { search: 'ışık', order: 'desc', pageSize: 5 } as const;
    expect(await call('teams', { query })).toEqual({ items: [], total: 0 });
    const [url, init] = send.mock.calls[0] ?? [];
    expect(url).toBe('/api/teams?search=%C4%B1%C5%9F%C4%B1k&order=desc&pageSize=5');
    expect(init?.method).toBe('GET');
    expect(fetchArea.mock.calls).toEqual([['teams']]);
    // The table is here now, so that the next call is sent at once.
    const next = call('teams');
    expect(send).toHaveBeenCalledTimes(2);
    await next;
  });

  test('is sent as a change only when its answer can be read', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const { call, onSchemaError } = await start();
    fetchArea.mockRejectedValue(new Error('gone'));
    await expect(call('updateTeam', { path, body: team })).rejects.toMatchObject({
      kind: 'offline',
    });
    expect(send).not.toHaveBeenCalled();
    expect(onSchemaError).toHaveBeenCalledOnce();
  });

  test('is not looked up without a network', async () => {
    const { call, onSchemaError } = await start();
    browser.onLine = false;
    await expect(call('team', { path })).rejects.toMatchObject({ kind: 'offline' });
    expect(send).not.toHaveBeenCalled();
    expect(onSchemaError).not.toHaveBeenCalled();
    browser.onLine = true;
    send.mockResolvedValue(new Response('null', { status: 404 }));
    vi.spyOn(console, 'error').mockReturnValue();
    await expect(call('team', { path })).rejects.toMatchObject({ kind: 'http', status: 404 });
  });
});

test('a request is sent as the contract types it', async () => {
  const { call } = await start();
  send.mockImplementation(async () => json({ items: [], total: 0 }));
  await call('matches', {
    query: { sport: ['rugby', 'netball'], search: '', pageNumber: 2, ids: [] },
  });
  const [url] = send.mock.calls[0] ?? [];
  expect(url).toBe('/api/matches?sport=rugby%2Cnetball&pageNumber=2');
});

test('a wrong request does not compile', () => {
  type Update = CallOptions<'updateNotification'>;
  expectTypeOf<{ body: { id: string; notification: { read: true } } }>().toExtend<Update>();
  expectTypeOf<{ body: { id: string; message: { read: true } } }>().not.toExtend<Update>();
  expectTypeOf<{ signal: AbortSignal }>().not.toExtend<Update>();
  type Search = CallOptions<'searchMatches'>;
  const search = { pageNumber: 1, pageSize: '5', search: 'aster' };
  expectTypeOf<{ query: typeof search }>().not.toExtend<Search>();
  expectTypeOf<{ body: object }>().not.toExtend<CallOptions<'markAllMessagesRead'>>();
  expectTypeOf<{ isTracked: false }>().toExtend<CallOptions<'messages'>>();
  type Change = CallOptions<'updateTeam'>;
  const body = { version: 1, team: {} };
  expectTypeOf<{ path: { id: string }; body: typeof body }>().toExtend<Change>();
  expectTypeOf<{ body: typeof body }>().not.toExtend<Change>();
  expectTypeOf<{ query: { sort: 'colour' } }>().not.toExtend<CallOptions<'schools'>>();
});
