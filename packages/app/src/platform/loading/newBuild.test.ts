import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** A field of the page. */
class Field {
  value = '';
  readonly isOfSearch: boolean;
  constructor({ isOfSearch = false } = {}) {
    this.isOfSearch = isOfSearch;
  }
  matches = () => this.isOfSearch;
}

const reload = vi.fn();
const page = {
  activeElement: null as unknown,
  fields: [] as Field[],
  querySelectorAll: () => page.fields,
};
let stored: Map<string, string>;

/** Fresh modules, as after the page was loaded. */
async function start() {
  vi.resetModules();
  return import('./newBuild.ts');
}

beforeEach(() => {
  stored = new Map();
  page.activeElement = null;
  page.fields = [];
  reload.mockReset();
  vi.stubGlobal('document', page);
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('loads the page anew once, and not again a moment later (START-7)', async () => {
  expect(await (await start()).reloadForNewBuild()).toBe(true);
  expect(await (await start()).reloadForNewBuild()).toBe(false);
  expect(reload).toHaveBeenCalledOnce();
});

describe('a page with fields', () => {
  /** Starts with these fields and says what happens when code is gone. */
  async function startWith(...fields: Field[]) {
    const listeners = new Map<string, (event: unknown) => void>();
    vi.stubGlobal('addEventListener', (type: string, listener: (event: unknown) => void) =>
      listeners.set(type, listener),
    );
    page.fields = fields;
    const { reloadForNewBuild, watchFailedLoads } = await start();
    watchFailedLoads(() => {});
    const type = (field: Field, text: string) => {
      field.value = text;
      listeners.get('input')?.({ target: field });
    };
    return { reloadForNewBuild, type };
  }

  it('is never loaded anew over words that somebody has typed, wherever the focus is (START-9)', async () => {
    const [message, other] = [new Field(), new Field()];
    const { reloadForNewBuild, type } = await startWith(message, other);
    type(message, 'Dear support');
    page.activeElement = other;
    expect(await reloadForNewBuild()).toBe(false);
    type(message, '');
    expect(await reloadForNewBuild()).toBe(true);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('is never loaded anew over a field that has the focus and holds words (START-9)', async () => {
    const field = new Field({ isOfSearch: true });
    field.value = 'rugby';
    const { reloadForNewBuild } = await startWith(field);
    page.activeElement = field;
    expect(await reloadForNewBuild()).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });

  it('is loaded anew over what it has filled in itself, and over a search that was left (START-7)', async () => {
    const [name, search] = [new Field(), new Field({ isOfSearch: true })];
    name.value = 'Ada';
    const { reloadForNewBuild, type } = await startWith(name, search);
    type(search, 'rugby');
    expect(await reloadForNewBuild()).toBe(true);
  });
});

it('is never loaded anew while words are held that are in no field (START-9)', async () => {
  const { holdReload, reloadForNewBuild } = await start();
  let hasWords = true;
  holdReload(() => hasWords);
  expect(await reloadForNewBuild()).toBe(false);
  hasWords = false;
  expect(await reloadForNewBuild()).toBe(true);
});

it('never loads it where it could not know that it did so before (START-7)', async () => {
  const { reloadForNewBuild } = await start();
  vi.stubGlobal('sessionStorage', undefined);
  expect(await reloadForNewBuild()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

it('does not load a page anew that is being left, and does so when the person has stayed (START-7)', async () => {
  vi.useFakeTimers();
  const listeners = new Map<string, () => void>();
  vi.stubGlobal('addEventListener', (type: string, listener: () => void) =>
    listeners.set(type, listener),
  );
  const { reloadForNewBuild, watchFailedLoads } = await start();
  watchFailedLoads(() => {});
  listeners.get('beforeunload')?.();
  const left = reloadForNewBuild();
  await vi.runAllTimersAsync();
  expect(await left).toBe(false);
  listeners.get('pageshow')?.();
  expect(await reloadForNewBuild()).toBe(true);
  expect(reload).toHaveBeenCalledOnce();
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
