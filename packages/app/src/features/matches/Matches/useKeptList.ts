import type { Resource } from '@touchline/ui/resource';
import { useState } from 'react';
import type { ListFilter } from './listFilter.ts';
import type { OrderedList } from './matchListRequest.ts';

type Watched = Resource<OrderedList> & { isStale: boolean };

interface Kept {
  /** The filter without its day and its pages. */
  key: string;
  chosen: ListFilter['day'];
  /** The chosen day, else what was today. */
  day: string;
  value: OrderedList;
}

/**
 * Keeps the list in view while another part of the same one is loaded, and when more of it does not
 * come.
 *
 * @param day the first day that is asked for
 * @returns the list and the day that it was asked for
 */
export function useKeptList(
  loaded: Watched,
  filter: ListFilter,
  day: string,
): { matches: Watched; day: string } {
  const { day: chosen, pages: _pages, ...narrowing } = filter;
  const key = JSON.stringify(narrowing);
  const [kept, setKept] = useState<Kept | null>(null);
  if (loaded.state === 'ready' && (kept?.value !== loaded.value || kept.key !== key)) {
    setKept({ key, chosen, day, value: loaded.value });
  }
  const isKept =
    kept?.key === key &&
    (loaded.state === 'loading' || (loaded.state === 'failed' && kept.chosen === chosen));
  return isKept
    ? { matches: { state: 'ready', value: kept.value, isStale: false }, day: kept.day }
    : { matches: loaded, day };
}
