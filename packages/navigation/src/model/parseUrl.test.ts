import { expect, it } from 'vitest';
import { parseUrl, splitLink } from './parseUrl.ts';

it('reads a fragment without its sign, and decoded', () => {
  const { pathname, search, hash } = splitLink('/a?b=c#%C3%B6');
  expect(parseUrl(pathname, search, hash).fragment).toBe('ö');
});

it('reads the letters of a segment and of its parameters decoded, and those that are no code as they are', () => {
  const { segments } = parseUrl('/ma%C3%A7lar;g%C3%BCn=%C3%A7ar/50%', '', '');
  expect(segments).toEqual([
    { path: 'maçlar', matrix: [['gün', 'çar']] },
    { path: '50%', matrix: [] },
  ]);
});
