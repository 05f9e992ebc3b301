import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { dropExternalToken, externalToken, takeExternalToken } from './externalToken.ts';

const token = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJ1In0.c2ln';

function stubSessionStorage(): Map<string, string> {
  const values = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  });
  return values;
}

afterEach(() => {
  dropExternalToken();
  vi.unstubAllGlobals();
});

describe.each([
  ['in the storage of the tab', () => void stubSessionStorage()],
  ['in memory where that is blocked', () => vi.stubGlobal('sessionStorage', undefined)],
])('the token is kept %s', (_, arrange) => {
  test.each([
    [`/ext?token=${token}`, '/ext'],
    [`/ext/?a=b&token=${token}#c`, '/ext/?a=b#c'],
    [`/EXT?token=${token}&token=second&redirectURL=%2Fmatches`, '/EXT?redirectURL=%2Fmatches'],
    [`/ext?%74oken=${token}`, '/ext'],
  ])('and taken out of %s (AUTH-17, ROUTE-6)', (url, rest) => {
    arrange();
    expect(takeExternalToken(url)).toBe(rest);
    expect(externalToken()).toBe(token);
    dropExternalToken();
    expect(externalToken()).toBeNull();
  });
});

test.each([
  '/ext',
  '/ext?token=',
  '/external?token=a',
  '/matches?token=a',
  '/reset-password?token=a',
])('%s brings no token', (url) => {
  stubSessionStorage();
  takeExternalToken(url);
  expect(externalToken()).toBeNull();
});

test('other addresses stay as they are', () => {
  expect(takeExternalToken('/matches?token=a')).toBe('/matches?token=a');
});

/** Runs `static/head.ts` as the page does, up to what it does with the address. */
function runHead(href: string) {
  const url = new URL(href, 'https://touchline.example');
  const replaceState = vi.fn((_: unknown, _title: string, to: string) => {
    url.href = new URL(to, url).href;
  });
  const source = readFileSync(new URL('../../static/head.ts', import.meta.url), 'utf8');
  const part = source.slice(source.indexOf('// Another site'), source.indexOf('const page'));
  // The part is plain JavaScript.
  new Function('location', 'history', part)(url, { state: null, replaceState });
  return { url, replaceState, rest: source.slice(0, source.indexOf('// Another site')) };
}

test('the first script of the page does the same before anything else (AUTH-17)', () => {
  const values = stubSessionStorage();
  const { url, rest } = runHead(`/ext?token=${token}&redirectURL=%2Fmatches#a`);
  expect(url.href).toBe('https://touchline.example/ext?redirectURL=%2Fmatches#a');
  expect([...values.values()]).toEqual([token]);
  expect(externalToken()).toBe(token);
  // Nothing before it requests or renders anything.
  expect(rest).not.toMatch(/append|preload|fetch/);
});

test('the first script leaves the token to the app where the storage is blocked', () => {
  vi.stubGlobal('sessionStorage', undefined);
  const { url } = runHead(`/ext?token=${token}`);
  expect(url.search).toBe('');
  expect(externalToken()).toBe(token);
});

test('the first script leaves other addresses alone', () => {
  stubSessionStorage();
  expect(runHead(`/reset-password?token=${token}`).replaceState).not.toHaveBeenCalled();
});
