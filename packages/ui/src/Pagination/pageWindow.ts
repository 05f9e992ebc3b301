/** A page number, or a gap before or after the current pages. */
export type PageStep = number | 'gapBefore' | 'gapAfter';

/**
 * The page numbers to show: the first, the last, and the current one with its neighbours. A gap
 * replaces at least two pages.
 *
 * @param page starts at 1
 */
export function pageWindow(page: number, pageCount: number): PageStep[] {
  const kept = new Set([1, pageCount, page - 1, page, page + 1]);
  if (page <= 4) {
    [2, 3, 4, 5].forEach((near) => kept.add(near));
  }
  if (page >= pageCount - 3) {
    [1, 2, 3, 4].forEach((near) => kept.add(pageCount - near));
  }
  const pages = [...kept]
    .filter((number) => number >= 1 && number <= pageCount)
    .toSorted((a, b) => a - b);
  return pages.flatMap((number, index): PageStep[] => {
    const missing = number - (pages[index - 1] ?? 0) - 1;
    if (missing === 1) {
      return [number - 1, number];
    }
    return missing > 1 ? [number > page ? 'gapAfter' : 'gapBefore', number] : [number];
  });
}
