import { expect, it } from 'vitest';
import { readAddress, splitLink } from './address.ts';

it('reads a fragment without its sign, and decoded', () => {
  const { pathname, search, hash } = splitLink('/a?b=c#%C3%B6');
  expect(readAddress(pathname, search, hash).fragment).toBe('ö');
});
