import { expect, test, vi } from 'vitest';
import { fetchFrom, keptSource } from './kept/answers.ts';
import { searchFolded } from './foldedSearch.ts';

/** A server whose names are folded, and which compares what is asked letter by letter. */
const literal = (wanted: string) =>
  vi.fn(async (search: string) => ({ items: search === wanted ? ['found'] : [] }));

test('where nothing is found the folded text is asked for (SEARCH-24)', async () => {
  const ask = literal('iskelebasi');
  expect(await searchFolded('İSKELEBAŞI', ask)).toEqual({ items: ['found'] });
  expect(ask.mock.calls).toEqual([['İSKELEBAŞI'], ['iskelebasi']]);
});

test('what is found is not asked for again, and neither is a page after the last (SEARCH-24)', async () => {
  const found = literal('ISPARTA');
  expect(await searchFolded('ISPARTA', found)).toEqual({ items: ['found'] });
  expect(found).toHaveBeenCalledOnce();
  const afterTheLast = vi.fn(async () => ({ items: [], total: 30 }));
  expect(await searchFolded('ISPARTA', afterTheLast)).toEqual({ items: [], total: 30 });
  expect(afterTheLast).toHaveBeenCalledOnce();
});

test.each([
  ['is the same', 'nobody'],
  ['is too short, as an emoji that loses its sign for colours', '⚽️'],
  ['is too long, as ligatures that become many letters', 'ﷺ'.repeat(20)],
])('a folded text that %s is not asked for (SEARCH-24)', async (_, search) => {
  const ask = literal('another');
  expect(await searchFolded(search, ask)).toEqual({ items: [] });
  expect(ask).toHaveBeenCalledOnce();
});

test('a second answer comes from where the first one came (OFFLINE-5)', async () => {
  const sources: boolean[] = [];
  const ask = async () => {
    sources.push(keptSource() !== undefined);
    return { items: [] };
  };
  await fetchFrom(
    async () => null,
    () => searchFolded('Kıbrıs', ask),
  );
  expect(sources).toEqual([true, true]);
});
