import { expect, test } from 'vitest';
import { fetchAllPages } from './fetchAllPages.ts';

const rows = Array.from({ length: 230 }, (_, index) => ({ id: `row-${index}` }));

const pageOf = (all: typeof rows) => (page: number, size: number) =>
  Promise.resolve({ items: all.slice((page - 1) * size, page * size), total: all.length });

test('a list is read to its last page (ADMIN-27, ADMIN-30)', async () => {
  expect(await fetchAllPages(pageOf(rows), 5000)).toEqual(rows);
  expect(await fetchAllPages(pageOf([]), 5000)).toEqual([]);
  expect(await fetchAllPages(pageOf(rows), 200)).toHaveLength(200);
});

test('a record that moves to the next page meanwhile is there once', async () => {
  const moved = await fetchAllPages((page, size) => {
    const all = page === 1 ? rows : [{ id: 'new' }, ...rows];
    return pageOf(all)(page, size);
  }, 5000);
  expect(moved).toHaveLength(rows.length);
});

test('a list that shrinks meanwhile ends', async () => {
  const asked: number[] = [];
  await fetchAllPages((page) => {
    asked.push(page);
    return Promise.resolve({ items: page === 1 ? rows.slice(0, 100) : [], total: 230 });
  }, 5000);
  expect(asked).toEqual([1, 2]);
});
