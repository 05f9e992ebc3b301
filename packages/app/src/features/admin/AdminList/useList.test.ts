import { afterEach, expect, test } from 'vitest';
import { languageAtom } from '#platform/language/language.atoms.ts';
import { store } from '#platform/store.ts';
import { queryOf } from './useList.ts';

afterEach(() => store.set(languageAtom, 'en'));

test.each(['en', 'tr'] as const)('a list is asked for in the order of %s (LANG-18)', (language) => {
  store.set(languageAtom, language);
  const state = {
    search: 'u16',
    sort: { column: 'name', direction: 'descending' },
    page: 2,
    filters: {},
  } as const;
  expect(queryOf(state)).toEqual({
    search: 'u16',
    sort: 'name',
    order: 'desc',
    language,
    pageNumber: 2,
    pageSize: 25,
  });
});
