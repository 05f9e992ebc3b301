/** The first and last index of a page, counted from 0, both inclusive. */
export interface PageBounds {
  lastPage: number;
  startIndex: number;
  endIndex: number;
}

/**
 * The page with this number, counted from 1. Page 0 is treated as page 1, for clients that count
 * from 0; a page after the last is null.
 */
export function numberedPage<Item>(
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

/** A whole number of a query, or the default. */
export function numberOf(text: string | null, otherwise: number): number {
  const number = Number.parseInt(text ?? '', 10);
  return Number.isNaN(number) ? otherwise : number;
}
