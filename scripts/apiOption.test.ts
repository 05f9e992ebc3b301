import { expect, it } from 'vitest';
import { apiOption } from './apiOption.ts';

it('takes an address of HTTP', () => {
  expect(apiOption('http://localhost:4000')).toBe('http://localhost:4000');
});

it.each(['https://api.example', 'localhost:4000', 'api.example', ''])('refuses %j', (text) => {
  expect(() => apiOption(text)).toThrow(`--api '${text}' is no address of HTTP`);
});
