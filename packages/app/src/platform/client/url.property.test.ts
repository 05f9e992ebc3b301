import { array, check, constantFrom, oneof, property, record, string, webUrl } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fillPath, mayCarryToken, resolveUrl, withQuery } from './url.ts';

const runs = { seed: 20_261_122, numRuns: 2_000 };
const base = 'https://api.example/api/';
const origin = 'https://touchline.example';

const known = ['api', 'common', 'apps', 'stumpsapp'];
const similar = [
  'API',
  'apis',
  'capitals',
  'commonwealth',
  'happs',
  'stumpsapps',
  'matches',
  'i18n',
];

/** Paths of calls and of files, with whole segments and with segments that only contain one. */
const path = record({
  start: constantFrom('', '/', './'),
  segments: array(constantFrom(...known, ...similar), { minLength: 1, maxLength: 5 }),
}).map(({ start, segments }) => ({ text: start + segments.join('/'), segments }));

describe('the base of the API', () => {
  /** WIRE-1, restated for the segments of the path. */
  function expected(text: string, [first, ...rest]: readonly string[]): string {
    if (first !== 'api') return text;
    const isOwn = rest.some((segment) => ['common', 'apps', 'stumpsapp'].includes(segment));
    return isOwn ? ['', first, ...rest].join('/') : base + rest.join('/');
  }

  const followsTheRule = (resolve: typeof resolveUrl) =>
    check(
      property(path, ({ text, segments }) => resolve(text, base) === expected(text, segments)),
      runs,
    );

  test('stands before every call of the API, and before nothing else (WIRE-1)', () => {
    expect(followsTheRule(resolveUrl).counterexample).toBeNull();
  });

  test('would stand elsewhere by a rule that looks for pieces of text', () => {
    const byText: typeof resolveUrl = (text, before) =>
      text.includes('api') && !/common|apps|stumpsapp/.test(text)
        ? before + text.replace(/^\.?\/?api\//, '')
        : text;
    expect(followsTheRule(byText).failed).toBe(true);
  });
});

describe('the token', () => {
  const address = oneof(
    webUrl(),
    array(constantFrom('/', '\\', '@', ':', '.', 'touchline.example', 'api.example', 'https:'), {
      maxLength: 7,
    }).map((parts) => parts.join('')),
    constantFrom(
      '/api/common/user',
      'https://api.example/api/matches',
      'https://api.example.evil/',
    ),
  ).filter((url) => URL.canParse(url, origin));

  const staysHome = (mayCarry: typeof mayCarryToken) =>
    check(
      property(address, (url) => {
        const { hostname, protocol, port } = new URL(url, origin);
        const isHome =
          protocol === 'https:' &&
          port === '' &&
          (hostname === 'touchline.example' || hostname === 'api.example');
        return mayCarry(url, base, origin) === isHome;
      }),
      runs,
    );

  test('goes to the site and the API, and to no other address (WIRE-4)', () => {
    expect(staysHome(mayCarryToken).counterexample).toBeNull();
  });

  test('would go elsewhere by a rule that compares how addresses begin', () => {
    const byStart: typeof mayCarryToken = (url) =>
      url.startsWith('/') || url.startsWith('https://api.example');
    expect(staysHome(byStart).failed).toBe(true);
  });
});

describe('an id', () => {
  const id = oneof(
    string(),
    array(constantFrom('/', '..', '.', '%2f', '%', '?', '#', '\\', 'a', '\n', '\ud800'), {
      maxLength: 6,
    }).map((parts) => parts.join('')),
  );

  /** Whether every id is refused or stays in its place, read back as it was. */
  const staysInPlace = (fill: typeof fillPath) =>
    check(
      property(id, (value) => {
        let filled: string;
        try {
          filled = fill('api/matches/:id/events', { id: value });
        } catch {
          return value === '' || value === '.' || value === '..' || !value.isWellFormed();
        }
        const { pathname, search, hash } = new URL(`/${filled}`, origin);
        const segments = pathname.split('/');
        return (
          segments.length === 5 &&
          segments.at(-1) === 'events' &&
          decodeURIComponent(segments[3] ?? '') === value &&
          search === '' &&
          hash === ''
        );
      }),
      runs,
    );

  test('stays one segment of the path, whatever it holds (WIRE-20)', () => {
    expect(staysInPlace(fillPath).counterexample).toBeNull();
  });

  test('would not, if it was put in as it is or as a whole address', () => {
    const plain = staysInPlace((text, { id: value = '' }) => text.replace(':id', () => value));
    expect(plain.failed).toBe(true);
    const whole = staysInPlace((text, { id: value = '' }) =>
      text.replace(':id', () => encodeURI(value)),
    );
    expect(whole.failed).toBe(true);
  });
});

test('a query is read back as it was put in (WIRE-20)', () => {
  const outcome = check(
    property(string({ unit: 'grapheme' }), string({ unit: 'grapheme' }), (search, sort) => {
      const { searchParams, pathname } = new URL(withQuery('/api/x', { search, sort }), origin);
      return (
        pathname === '/api/x' &&
        (searchParams.get('search') ?? '') === search.toWellFormed() &&
        (searchParams.get('sort') ?? '') === sort.toWellFormed()
      );
    }),
    runs,
  );
  expect(outcome.counterexample).toBeNull();
});
