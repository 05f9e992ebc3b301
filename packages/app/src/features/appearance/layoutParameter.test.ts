import { expect, it } from 'vitest';
import { removeLayoutParameter } from './layoutParameter.ts';

it.each([
  ['', null],
  ['?status=live', null],
  ['?layout=dense', ''],
  ['?status=live&layout=dense&page=2', '?status=live&page=2'],
  ['?layout=dense&layout=thin', ''],
  ['?search=Çağ&layout=', '?search=%C3%87a%C4%9F'],
])('the query %j becomes %j (LAYOUT-27)', (search, rest) => {
  expect(removeLayoutParameter(search)).toBe(rest);
});
