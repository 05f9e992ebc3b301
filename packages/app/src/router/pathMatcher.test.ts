import { describe, expect, test } from 'vitest';
import { pathMatcher } from './pathMatcher.ts';

const match = pathMatcher('/matches/:id');

describe('a path with a parameter', () => {
  test.each([
    ['as it is', '/matches/m1', 'm1'],
    ['with a slash at the end', '/matches/m1/', 'm1'],
    ['in another case', '/MATCHES/M1', 'M1'],
    ['with an encoded slash', '/matches/a%2Fb', 'a/b'],
    ['with what cannot be decoded', '/matches/%E0%A4%A', '%E0%A4%A'],
    ['with letters that mean something in a pattern', '/matches/(.*)', '(.*)'],
  ])('matches an address %s', (_, pathname, id) => {
    expect(match(pathname)).toEqual({ id });
  });

  test.each(['/matches', '/matches/', '/matches//', '/matches/m1/more', '/a/matches/m1', '//'])(
    'does not match %s',
    (pathname) => expect(match(pathname)).toBeNull(),
  );
});

describe('a path without one', () => {
  test.each(['/home', '/home/', '/Home'])('matches %s', (pathname) => {
    expect(pathMatcher('/home')(pathname)).toEqual({});
  });

  test.each(['/', '/home.html', '/homes', '/home/x'])('does not match %s', (pathname) => {
    expect(pathMatcher('/home')(pathname)).toBeNull();
  });
});

test('the start matches the root alone', () => {
  expect(pathMatcher('/')('/')).toEqual({});
  expect(pathMatcher('/')('/home')).toBeNull();
});

test('any rest matches everything', () => {
  for (const pathname of ['/', '/nowhere', '//', '/a/b/c/']) {
    expect(pathMatcher('*')(pathname)).not.toBeNull();
  }
});
