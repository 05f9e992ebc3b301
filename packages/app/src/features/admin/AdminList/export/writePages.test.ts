import { expect, test, vi } from 'vitest';
import { readPages } from '#platform/client/fetchAllPages.ts';
import { writePages, type Written } from './writePages.ts';

interface Row {
  id: string;
}

const rows = Array.from({ length: 10_000 }, (_, index): Row => ({ id: `row-${index}` }));

const ask = (page: number, size: number) =>
  Promise.resolve({ items: rows.slice((page - 1) * size, page * size), total: rows.length });

function emptyFile() {
  const added: Row[][] = [];
  return {
    added,
    file: { add: (part: readonly Row[]) => void added.push([...part]), save: vi.fn<() => void>() },
  };
}

test('ten thousand records are in the file, a page at a time, and none is cut off (ADMIN-27, PERF-6)', async () => {
  const { added, file } = emptyFile();
  const shown: Written[] = [];
  const onPage = (written: Written) => void shown.push(written);
  const { signal } = new AbortController();
  const written = await writePages(readPages(ask), file, { signal, onPage });
  expect(written).toEqual({ done: 10_000, total: 10_000 });
  expect(added.flat()).toEqual(rows);
  expect(Math.max(...added.map(({ length }) => length))).toBe(100);
  expect(shown.map(({ done }) => done)).toEqual(
    Array.from({ length: 100 }, (_, index) => 100 * (index + 1)),
  );
});

test('a file that is stopped asks for no other page and tells of none (ADMIN-27)', async () => {
  const { added, file } = emptyFile();
  const attempt = new AbortController();
  const asked: number[] = [];
  const onPage = vi.fn<(written: Written) => void>();
  const pages = readPages((page, size) => {
    asked.push(page);
    if (page === 3) attempt.abort();
    return ask(page, size);
  });
  expect(await writePages(pages, file, { signal: attempt.signal, onPage })).toBeNull();
  expect(asked).toEqual([1, 2, 3]);
  expect(added).toHaveLength(2);
  expect(onPage).toHaveBeenCalledTimes(2);
  expect(file.save).not.toHaveBeenCalled();
});
