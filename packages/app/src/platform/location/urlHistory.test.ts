import { array, check, constantFrom, oneof, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findBackTarget, appendUrl } from './urlHistory.ts';

describe('visited', () => {
  it('keeps the last ten, oldest dropped first (ROUTE-12)', () => {
    const history = Array.from({ length: 12 }, (_, index) => `/matches/${index}`).reduce<
      readonly string[]
    >(appendUrl, []);
    expect(history).toHaveLength(10);
    expect(history[0]).toBe('/matches/2');
  });

  it.each([
    ['/ext?token=eyJ.a.b', '/ext'],
    ['/reset-password?lang=tr&token=abc#form', '/reset-password?lang=tr#form'],
    ['/account-verification?code=abc', '/account-verification'],
    ['/sign-in?redirectURL=%2Fext%3Ftoken%3DeyJ.a.b', '/sign-in'],
    ['/matches?search=token', '/matches?search=token'],
  ])('keeps %s as %s, without the token (ROUTE-16)', (url, kept) => {
    expect(appendUrl(['/home'], url)).toEqual(['/home', kept]);
  });

  it.each(['//x', '///', '//x%20y?a=b'])('keeps %s, which looks like a host', (url) => {
    expect(appendUrl(['/home'], url)).toEqual(['/home', url]);
  });

  it('counts an address once in a row', () => {
    expect(appendUrl(['/home'], '/home')).toEqual(['/home']);
  });
});

describe('findBackTarget', () => {
  it('pops the current address (ROUTE-12)', () => {
    expect(findBackTarget(['/home', '/matches', '/matches/1'])).toEqual({
      url: '/matches',
      history: ['/home', '/matches'],
    });
  });

  it.each([
    '/sign-out',
    '/Sign-Out/',
    '/sign-out?a=b',
    '/unlock-session',
    '/account-verification',
    '/reset-password',
  ])('never leads to %s (ROUTE-13)', (address) => {
    expect(findBackTarget(['/home', address, '/sign-in'])).toEqual({
      url: '/home',
      history: ['/home'],
    });
  });

  it.each([
    [['/home', '/about-us', '/sign-out', '/about-us'], '/home'],
    [['/home', '/about-us', '/sign-out', '/unlock-session', '/about-us'], '/home'],
    [['/about-us', '/home', '/about-us'], '/home'],
  ])('of %j leads to another page than the open one (ROUTE-12, ROUTE-13)', (history, url) => {
    expect(findBackTarget(history)?.url).toBe(url);
  });

  it('never leads to a page that would lead on to another one (ROUTE-13)', () => {
    const history = ['/about-us', '/sign-in', '/forgot-password', '/home'];
    const leadsOn = (url: string) => ['/sign-in', '/forgot-password'].includes(url);
    expect(findBackTarget(history, leadsOn)?.url).toBe('/about-us');
  });

  it.each([[[]], [['/home']], [['/sign-out', '/home']], [['/home', '/sign-out', '/home']]])(
    'has nowhere to go from %j',
    (history) => {
      expect(findBackTarget(history)).toBeNull();
    },
  );
});

const paths = [
  '/home',
  '/matches/1',
  '/Sign-Out/',
  '/sign-out?a=b',
  '/unlock-session',
  '/about-us',
];
const queries = ['', '?page=2', '?token=secret', '?a=b&code=secret', '?to=%2Fext%3Ftoken%3Dsecret'];

const addresses = oneof(
  array(constantFrom(...paths), { minLength: 1, maxLength: 1 }).chain(([path = '']) =>
    constantFrom(...queries.map((query) => (path.includes('?') ? path : path + query))),
  ),
  string({ unit: 'grapheme', maxLength: 5 }).map((text) => `/matches/${encodeURIComponent(text)}`),
);

const never = /^\/(?:sign-out|unlock-session)/i;

/** Whether the rules of the history hold for any visit, and for going back all the way. */
function failures(append: typeof appendUrl, find: typeof findBackTarget) {
  return check(
    property(array(addresses, { maxLength: 30, size: 'max' }), (visit) => {
      let history: readonly string[] = [];
      const all: string[] = [];
      for (const url of visit) {
        history = append(history, url);
        const added = history.at(-1) ?? '';
        if (url.includes('secret')) expect(url.startsWith(added.replace(/\?.*/, ''))).toBe(true);
        else expect(added).toBe(url);
        if (added !== all.at(-1)) all.push(added);
        expect(history).toEqual(all.slice(-10));
      }
      expect(history.join()).not.toContain('secret');
      for (let back = find(history); back; back = find(history)) {
        const isPassedOver = (url: string) => never.test(url) || url === history.at(-1);
        expect(isPassedOver(back.url)).toBe(false);
        expect(back.history.at(-1)).toBe(back.url);
        expect(back.history.length).toBeLessThan(history.length);
        expect(history.slice(0, back.history.length)).toEqual(back.history);
        // Only what it never leads to is passed over.
        expect(history.slice(back.history.length, -1).every(isPassedOver)).toBe(true);
        ({ history } = back);
      }
      // What is left has nowhere to go.
      const isLeft = (url: string) => never.test(url) || url === history.at(-1);
      expect(history.slice(0, -1).every(isLeft)).toBe(true);
    }),
    { seed: 20_261_122, numRuns: 1_000 },
  );
}

describe('for any visit', () => {
  it('ten addresses are kept, none with a secret, and back never leads out of the session (ROUTE-12, ROUTE-13, ROUTE-16)', () => {
    expect(failures(appendUrl, findBackTarget).counterexample).toBeNull();
  });

  it.each<[string, typeof appendUrl, typeof findBackTarget]>([
    ['keeps them all', (history, url) => [...history, ...appendUrl([], url)], findBackTarget],
    ['keeps nine', (history, url) => appendUrl(history, url).slice(-9), findBackTarget],
    ['keeps what is secret', (history, url) => [...history, url].slice(-10), findBackTarget],
    [
      'goes back to its beginning',
      appendUrl,
      (history) => {
        const first = history.slice(0, -1).find((url) => !never.test(url));
        return first === undefined ? null : { url: first, history: [first] };
      },
    ],
    [
      'goes back to anything',
      appendUrl,
      (history) => {
        const before = history.slice(0, -1);
        const url = before.at(-1);
        return url === undefined ? null : { url, history: before };
      },
    ],
  ])('a history that %s is found', (_, append, find) => {
    expect(failures(append, find).failed).toBe(true);
  });
});
