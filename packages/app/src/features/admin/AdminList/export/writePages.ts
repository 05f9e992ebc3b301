import type { List, ListFile } from '../areaList.ts';

export interface Written {
  /** The records that are in the file. */
  done: number;
  /** Those of the list when its last page was answered. */
  total: number;
}

/**
 * Writes the pages of a list into a file, each when it is answered, so that no task is long (PERF-6).
 *
 * @param onPage called after each page but not once it is aborted
 * @returns null when it was aborted, after which nothing is to be saved
 */
export async function writePages<Row>(
  pages: AsyncIterable<List<Row>>,
  file: ListFile<Row>,
  { signal, onPage }: { signal: AbortSignal; onPage: (written: Written) => void },
): Promise<Written | null> {
  let written: Written = { done: 0, total: 0 };
  for await (const { items, total } of pages) {
    if (signal.aborted) return null;
    file.add(items);
    written = { done: written.done + items.length, total };
    onPage(written);
  }
  return signal.aborted ? null : written;
}
