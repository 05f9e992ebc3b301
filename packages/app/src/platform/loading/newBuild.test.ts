import { afterEach, beforeEach, expect, it, vi } from 'vitest';

class Field {
  readonly value: string;
  constructor(value: string) {
    this.value = value;
  }
}

const reload = vi.fn();
const page: { activeElement: unknown } = { activeElement: null };
let stored: Map<string, string>;

/** Fresh modules, as after the page was loaded. */
async function start() {
  vi.resetModules();
  return import('./newBuild.ts');
}

beforeEach(() => {
  stored = new Map();
  page.activeElement = null;
  reload.mockReset();
  vi.stubGlobal('HTMLInputElement', Field);
  vi.stubGlobal('HTMLTextAreaElement', Field);
  vi.stubGlobal('document', page);
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});

afterEach(() => vi.unstubAllGlobals());

it('loads the page anew once, and not again a moment later (START-7)', async () => {
  expect(await (await start()).reloadForNewBuild()).toBe(true);
  expect(await (await start()).reloadForNewBuild()).toBe(false);
  expect(reload).toHaveBeenCalledOnce();
});

it('never loads it over a field that holds words (START-9)', async () => {
  const { reloadForNewBuild } = await start();
  page.activeElement = new Field('Dear support');
  expect(await reloadForNewBuild()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
  page.activeElement = new Field('');
  expect(await reloadForNewBuild()).toBe(true);
  expect(reload).toHaveBeenCalledOnce();
});

it('never loads it where it could not know that it did so before (START-7)', async () => {
  const { reloadForNewBuild } = await start();
  vi.stubGlobal('sessionStorage', undefined);
  expect(await reloadForNewBuild()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

it('fetches what failed past the cache before it loads the page anew (START-7)', async () => {
  const listeners = new Map<string, (event: unknown) => void>();
  class Link {
    href = 'https://site.example/assets/Page-1.css';
    remove = vi.fn();
  }
  vi.stubGlobal('HTMLLinkElement', Link);
  vi.stubGlobal('addEventListener', (type: string, listener: (event: unknown) => void) =>
    listeners.set(type, listener),
  );
  const send = vi.fn(async (_url: string, _init: RequestInit) => {
    expect(reload).not.toHaveBeenCalled();
    return new Response('');
  });
  vi.stubGlobal('fetch', send);
  const { reloadForNewBuild, watchFailedLoads } = await start();
  watchFailedLoads(() => {});
  const link = new Link();
  listeners.get('error')?.({ target: link });
  expect(link.remove).toHaveBeenCalledOnce();
  expect(await reloadForNewBuild()).toBe(true);
  expect(send.mock.calls.map(([url, { cache }]) => [url, cache])).toEqual([[link.href, 'reload']]);
  expect(reload).toHaveBeenCalledOnce();
});
