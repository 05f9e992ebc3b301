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

  it.each(['/sign-out', '/Sign-Out/', '/sign-out?a=b', '/unlock-session'])(
    'never leads to %s (ROUTE-13)',
    (address) => {
      expect(findBackTarget(['/home', address, '/sign-in'])).toEqual({
        url: '/home',
        history: ['/home'],
      });
    },
  );

  it.each([[[]], [['/home']], [['/sign-out', '/home']]])('has nowhere to go from %j', (history) => {
    expect(findBackTarget(history)).toBeNull();
  });
});
