import { expect, test } from 'vitest';
import { fetchAllPages, readPages } from './fetchAllPages.ts';

const rows = Array.from({ length: 230 }, (_, index) => ({ id: `row-${index}` }));

const pageOf = (all: typeof rows) => (page: number, size: number) =>
  Promise.resolve({ items: all.slice((page - 1) * size, page * size), total: all.length });

test('a list is read to its last page (ADMIN-27, ADMIN-30)', async () => {
  expect(await fetchAllPages(pageOf(rows), 5000)).toEqual({ rows, isCut: false });
  expect(await fetchAllPages(pageOf([]), 5000)).toEqual({ rows: [], isCut: false });
});

test('a list that is longer than what is asked for says so (ADMIN-30)', async () => {
  const cut = await fetchAllPages(pageOf(rows), 200);
  expect(cut).toEqual({ rows: rows.slice(0, 200), isCut: true });
  expect(await fetchAllPages(pageOf(rows.slice(0, 200)), 200)).toHaveProperty('isCut', false);
});

test('a list is read a page at a time, however long it is (ADMIN-27, PERF-6)', async () => {
  const many = Array.from({ length: 10_000 }, (_, index) => ({ id: `row-${index}` }));
  const pages: number[] = [];
  for await (const { items, total } of readPages(pageOf(many))) {
    pages.push(items.length);
    expect(total).toBe(10_000);
  }
  expect(pages).toEqual(Array.from({ length: 100 }, () => 100));
});

test('a record that moves to the next page meanwhile is there once', async () => {
  const moved = await fetchAllPages((page, size) => {
    const all = page === 1 ? rows : [{ id: 'new' }, ...rows];
    return pageOf(all)(page, size);
  }, 5000);
  expect(moved.rows).toHaveLength(rows.length);
});

test('a list that shrinks meanwhile ends', async () => {
  const asked: number[] = [];
  await fetchAllPages((page) => {
    asked.push(page);
    return Promise.resolve({ items: page === 1 ? rows.slice(0, 100) : [], total: 230 });
  }, 5000);
  expect(asked).toEqual([1, 2]);
});

test('a total that is not true makes nobody ask on (SEC-7)', async () => {
  const asked: number[] = [];
  await fetchAllPages((page) => {
    asked.push(page);
    return Promise.resolve({ items: rows.slice(0, 3), total: 1e7 });
  }, 5000);
  expect(asked).toEqual([1, 2]);
});
