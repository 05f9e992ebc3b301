import { describe, expect, it } from 'vitest';
import { safeRedirect } from './redirect.ts';

const origin = 'https://touchline.example';

describe('safeRedirect', () => {
  it.each(['/home', '/matches?sport=football&status=live#top', '/matches/a%2Fb', '/'])(
    'lets %s through',
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
    '/%73ign-in',
    '/%E0%A4%A',
    `/${'a'.repeat(3000)}`,
  ])('refuses %j', (text) => {
    expect(safeRedirect(text, origin)).toBeNull();
  });
});
