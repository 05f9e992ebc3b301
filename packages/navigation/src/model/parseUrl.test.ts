import { expect, it } from 'vitest';
import { parseUrl, splitLink } from './parseUrl.ts';

it('reads a fragment without its sign, and decoded', () => {
  const { pathname, search, hash } = splitLink('/a?b=c#%C3%B6');
  expect(parseUrl(pathname, search, hash).fragment).toBe('ö');
});
