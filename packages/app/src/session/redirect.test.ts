import { assert, constantFrom, array, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeRedirect } from './redirect.ts';

const origin = 'https://touchline.example';

describe('safeRedirect', () => {
  it.each(['/home', '/matches?sport=football&status=live#top', '/matches/a%2Fb', '/'])(
    'allows %s (AUTH-5)',
    (path) => {
      expect(safeRedirect(path, origin)).toBe(path);
    },
  );

  it.each([
    null,
    '',
    'home',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/.//evil.example',
    '/../..//evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    ' /home',
    '/sign-in',
    '/sign-in/',
    '/sign-out',
    '/Sign-Out',
    '/sign-out//',
    '/unlock-session?a=b',
    '/SIGNED-IN-REDIRECT',
    '/%73ign-in',
    '/%E0%A4%A',
    `/${'a'.repeat(3000)}`,
  ])('refuses %j (AUTH-5)', (text) => {
    expect(safeRedirect(text, origin)).toBeNull();
  });
});

it('never leaves the site, for any combination of parts (AUTH-5)', () => {
  const pieces = ['/', '\\', '.', '..', ':', '@', '?', '#', '%2f', '%5c', '\t', '\n', ' '];
  const words = ['evil.example', 'https', 'javascript', 'home', 'sign-in', 'a'];
  assert(
    property(array(constantFrom(...pieces, ...words), { maxLength: 8 }), (parts) => {
      const target = safeRedirect(`/${parts.join('')}`, origin);
      return target === null || new URL(target, origin).origin === origin;
    }),
    { seed: 20_260_415, numRuns: 2_000 },
  );
});
