import { expect, it } from 'vitest';
import { withoutLayout } from './layoutParameter.ts';

it.each([
  ['', null],
  ['?status=live', null],
  ['?layout=dense', ''],
  ['?status=live&layout=dense&page=2', '?status=live&page=2'],
  ['?layout=dense&layout=thin', ''],
  ['?search=Çağ&layout=', '?search=%C3%87a%C4%9F'],
])('the query %j becomes %j', (search, rest) => {
  expect(withoutLayout(search)).toBe(rest);
});
