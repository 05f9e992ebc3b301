import type { Language } from '@touchline/contract/call';
import { fold, rankOf } from '../fold.ts';

/** The parameters that all lists share. */
export interface ListQuery {
  search?: string | undefined;
  sort?: string | undefined;
  order?: 'asc' | 'desc' | undefined;
  language?: Language | undefined;
  pageNumber?: number | undefined;
  pageSize?: number | undefined;
}

type Key = string | number | null | undefined;

interface ListRules<Item, Sort extends string> {
  /** The texts that a search looks at. */
  texts: (item: Item) => readonly (string | null)[];
  /** The value that each order goes by. Records without one are last in both directions. */
  keys: Record<Sort, (item: Item) => Key>;
  /** The order if none is wanted; a search without an order has its best match first. */
  usual: Sort | ((item: Item) => Key);
  /** The direction of that order; omitted: ascending. */
  usualOrder?: 'asc' | 'desc';
}

const collators: Readonly<Record<Language, Intl.Collator>> = {
  en: new Intl.Collator('en', { numeric: true }),
  tr: new Intl.Collator('tr', { numeric: true }),
};

/** One page of the records that the search finds, in the wanted order. */
export function listPage<Item extends { id: string }, Sort extends string>(
  items: readonly Item[],
  query: ListQuery & { sort?: Sort | undefined },
  { texts, keys, usual, usualOrder = 'asc' }: ListRules<Item, Sort>,
): { items: Item[]; total: number } {
  const {
    order = query.sort ? 'asc' : usualOrder,
    language = 'tr',
    pageNumber = 1,
    pageSize = 25,
  } = query;
  const wanted = fold(query.search ?? '');
  const found = items.flatMap((item) => {
    const rank = wanted ? bestRank(texts(item), wanted) : 0;
    return rank === null ? [] : [{ item, rank }];
  });
  const wantedOrder = query.sort ?? usual;
  const key = typeof wantedOrder === 'function' ? wantedOrder : keys[wantedOrder];
  const isByRank = query.sort === undefined;
  const sorted = found.toSorted(
    (one, other) =>
      (isByRank ? one.rank - other.rank : 0) ||
      compare(key(one.item), key(other.item), order === 'desc' ? -1 : 1, collators[language]) ||
      one.item.id.localeCompare(other.item.id),
  );
  const first = (pageNumber - 1) * pageSize;
  return {
    items: sorted.slice(first, first + pageSize).map(({ item }) => item),
    total: sorted.length,
  };
}

function bestRank(texts: readonly (string | null)[], wanted: string): number | null {
  const ranks = texts.flatMap((text) => rankOf(fold(text ?? ''), wanted) ?? []);
  return ranks.length ? Math.min(...ranks) : null;
}

function compare(one: Key, other: Key, direction: 1 | -1, collator: Intl.Collator): number {
  if (one === null || one === undefined) return other === null || other === undefined ? 0 : 1;
  if (other === null || other === undefined) return -1;
  const difference =
    typeof one === 'number' && typeof other === 'number'
      ? one - other
      : collator.compare(String(one), String(other));
  return difference * direction;
}
