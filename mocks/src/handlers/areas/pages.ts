/** Where a page of a list begins and ends; both ends are counted from 0 and belong to the page. */
export interface PageBounds {
  lastPage: number;
  startIndex: number;
  endIndex: number;
}

/**
 * Pages are counted from 1, as people count them. Page 0 is page 1, so that a client that counts
 * from 0 sees the beginning; a page past the last is null.
 */
export function pageOf<Item>(
  items: readonly Item[],
  page: number,
  size: number,
): ({ items: Item[] } & PageBounds) | { items: null; lastPage: number } {
  const lastPage = Math.max(Math.ceil(items.length / size), 1);
  if (page > lastPage) return { items: null, lastPage };
  const startIndex = (Math.max(page, 1) - 1) * size;
  const endIndex = Math.max(startIndex, Math.min(startIndex + size, items.length) - 1);
  return { items: items.slice(startIndex, startIndex + size), lastPage, startIndex, endIndex };
}

/** A whole number of a query, or what stands for a missing one. */
export function numberOf(text: string | null, otherwise: number): number {
  const number = Number.parseInt(text ?? '', 10);
  return Number.isNaN(number) ? otherwise : number;
}
