import { expect, it } from 'vitest';
import { rowHeaderOf } from './column.ts';
import { rangeOf, stateOfAll, withRows } from './selection.ts';

const ids = ['a', 'b', 'c', 'd'];

it('is mixed where some rows are selected, and knows all from none', () => {
  expect(stateOfAll(ids, new Set())).toBe('none');
  expect(stateOfAll(ids, new Set(['b']))).toBe('some');
  expect(stateOfAll(ids, new Set(ids))).toBe('all');
});

it('counts the rows in view alone', () => {
  expect(stateOfAll(ids, new Set(['elsewhere']))).toBe('none');
  expect(stateOfAll(ids, new Set([...ids, 'elsewhere']))).toBe('all');
});

it('has selected nothing where there are no rows', () => {
  expect(stateOfAll([], new Set(['elsewhere']))).toBe('none');
});

it('adds and takes away rows and leaves the others', () => {
  const before = new Set(['a', 'elsewhere']);
  expect(withRows(before, ['b', 'c'], true)).toEqual(new Set(['a', 'elsewhere', 'b', 'c']));
  expect(withRows(before, ['a', 'b'], false)).toEqual(new Set(['elsewhere']));
  expect(before).toEqual(new Set(['a', 'elsewhere']));
});

it('reaches from the press before to this one, either way, both included', () => {
  expect(rangeOf(ids, 'b', 'd')).toEqual(['b', 'c', 'd']);
  expect(rangeOf(ids, 'd', 'b')).toEqual(['b', 'c', 'd']);
  expect(rangeOf(ids, 'c', 'c')).toEqual(['c']);
});

it('is the one row where no other was pressed, or it is on another page', () => {
  expect(rangeOf(ids, null, 'c')).toEqual(['c']);
  expect(rangeOf(ids, 'elsewhere', 'c')).toEqual(['c']);
});

it('is named by the column that says so, else by the first', () => {
  const columnOf = (id: string, isRowHeader?: boolean) => ({
    id,
    title: id,
    cell: () => id,
    ...(isRowHeader ? { isRowHeader } : {}),
  });
  expect(rowHeaderOf([columnOf('rank'), columnOf('team', true)])).toBe('team');
  expect(rowHeaderOf([columnOf('rank'), columnOf('team')])).toBe('rank');
});
