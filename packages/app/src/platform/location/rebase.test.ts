import { createMemoryHistory } from 'history';
import { afterEach, expect, test } from 'vitest';
import { connectHistory, navigateTo, replaceLocation } from './location.ts';
import { isLeaving, newestQuery, rebaseValues } from './rebase.ts';

let stop = () => {};

/** A page whose next address is never drawn. */
function drawnAt(pathname: string, search: string) {
  const history = createMemoryHistory({ initialEntries: [pathname + search] });
  stop = connectHistory(history, () => new Promise(() => {}));
  return { pathname, search };
}

afterEach(() => stop());

test('the newest query is that of a choice that is not drawn yet (LIST-23)', () => {
  const drawn = drawnAt('/matches', '?sport=hockey');
  expect(newestQuery(drawn).toString()).toBe('sport=hockey');
  replaceLocation('/matches?sport=hockey&sport=rugby');
  expect(newestQuery(drawn).toString()).toBe('sport=hockey&sport=rugby');
});

test('the query of another page that is on its way is none of the drawn one', () => {
  const drawn = drawnAt('/matches', '?sport=hockey');
  expect(isLeaving(drawn)).toBe(false);
  navigateTo('/schools?search=anything');
  expect(newestQuery(drawn).toString()).toBe('sport=hockey');
  expect(isLeaving(drawn)).toBe(true);
});

test.each([
  ['added', ['a', 'b'], ['a'], ['a', 'c'], ['a', 'c', 'b']],
  ['taken away', [], ['a'], ['a', 'c'], ['c']],
  ['added twice', ['b'], [], ['b'], ['b']],
  ['taken away by both', [], ['a'], [], []],
])(
  'a value that is %s is so in the newest choice (LIST-23)',
  (_, wanted, drawn, newest, rebased) => {
    expect(rebaseValues(wanted, drawn, newest)).toEqual(rebased);
  },
);
