import { createStore } from 'jotai';
import { afterEach, expect, test, vi } from 'vitest';
import { stubStorage } from '#testing/fakeStorage.ts';
import { parseColumns, type HiddenColumns } from './columns.atoms.ts';

/** Opens a tab: fresh modules, which read the storage. */
async function openTab() {
  vi.resetModules();
  const { hiddenColumnsAtom } = await import('./columns.atoms.ts');
  const store = createStore();
  return {
    hidden: () => store.get(hiddenColumnsAtom),
    hide: (change: HiddenColumns) => store.set(hiddenColumnsAtom, change),
  };
}

afterEach(() => vi.unstubAllGlobals());

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

test('the columns that another tab hides meanwhile stay hidden (ADMIN-2)', async () => {
  stubStorage();
  const one = await openTab();
  const other = await openTab();
  one.hide({ teams: ['season'] });
  other.hide({ matches: ['score'] });
  one.hide({ schools: ['city'] });
  const hidden = { teams: ['season'], matches: ['score'], schools: ['city'] };
  expect(one.hidden()).toEqual(hidden);
  expect((await openTab()).hidden()).toEqual(hidden);
});

test('in a full storage that holds an older choice, the choices of columns add up (SEC-11)', async () => {
  stubStorage();
  (await openTab()).hide({ teams: ['season'] });
  const { hide, hidden } = await openTab();
  const full = vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  hide({ teams: ['ageGroup'] });
  hide({ matches: ['score'] });
  expect(hidden()).toEqual({ teams: ['ageGroup'], matches: ['score'] });
  full.mockRestore();
  hide({ schools: ['city'] });
  const all = { teams: ['ageGroup'], matches: ['score'], schools: ['city'] };
  expect((await openTab()).hidden()).toEqual(all);
});

test('in a browser without a storage the choices of columns add up (SEC-11)', async () => {
  vi.stubGlobal('localStorage', undefined);
  const { hide, hidden } = await openTab();
  hide({ teams: ['season'] });
  hide({ matches: ['score'] });
  expect(hidden()).toEqual({ teams: ['season'], matches: ['score'] });
});
