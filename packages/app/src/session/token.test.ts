import { describe, expect, it } from 'vitest';
import { clockSkewOf, isUsableToken, tokenExpiry } from './token.ts';

function jwt(payload: unknown): string {
  return `${btoa('{}')}.${btoa(JSON.stringify(payload)).replaceAll('=', '')}.c2ln`;
}

const now = 1_800_000_000_000;

describe('isUsableToken', () => {
  it('accepts a token that expires later (AUTH-10)', () => {
    expect(isUsableToken(jwt({ exp: now / 1000 + 60 }), now)).toBe(true);
  });

  it.each<[string, string | null]>([
    ['no token', null],
    ['an expired one', jwt({ exp: now / 1000 - 1 })],
    ['one without exp', jwt({ sub: 'x' })],
    ['a textual exp', jwt({ exp: '9999999999' })],
    ['two parts', 'a.b'],
    ['four parts', `${jwt({ exp: now })}.x`],
    ['no JSON', 'a.b.c'],
    ['null payload', jwt(null)],
    ['a line break', `${jwt({ exp: now })}\n`],
    ['a space', jwt({ exp: now }).replace('.', ' .')],
    ['no signature', jwt({ exp: now }).replace(/[^.]*$/, '')],
    ['an infinite exp', `${btoa('{}')}.${btoa('{"exp":1e999}')}.c2ln`],
  ])('refuses %s (AUTH-10)', (_, token) => {
    expect(isUsableToken(token, now)).toBe(false);
  });
});

it('reads base64url', () => {
  expect(
    tokenExpiry(jwt({ exp: 5, name: '>>>???' }).replaceAll('+', '-').replaceAll('/', '_')),
  ).toBe(5);
});

it.each([
  ['agrees', { iat: now / 1000 }, 0],
  ['is late by the time of an answer', { iat: now / 1000 - 60 }, 0],
  ['is a day ahead', { iat: now / 1000 - 86_400 }, 86_400_000],
  ['is a day behind', { iat: now / 1000 + 86_400 }, -86_400_000],
  ['cannot be compared', { iat: 'yesterday' }, 0],
])('a clock that %s has its skew (AUTH-25)', (_, claims, skew) => {
  expect(clockSkewOf(jwt({ exp: now, ...claims }), now)).toBe(skew);
});
