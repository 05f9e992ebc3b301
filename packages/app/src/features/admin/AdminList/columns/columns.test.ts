import { expect, test } from 'vitest';
import { parseColumns } from './columns.atoms.ts';

test.each([
  [null, {}],
  ['teams', {}],
  [{ teams: 'name', nowhere: ['name'] }, {}],
  [
    { teams: ['season', 7, null], matches: [] },
    { teams: ['season'], matches: [] },
  ],
  [JSON.parse('{"__proto__":["name"]}'), {}],
])('of %j the choice of columns is %j (SEC-7)', (stored, expected) => {
  expect(parseColumns(stored)).toEqual(expected);
});
