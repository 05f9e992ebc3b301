import type { Resource } from '@touchline/ui/resource';
import { useEffect, useEffectEvent, useState } from 'react';
import { revalidateCached, useResource } from '#platform/cache/cache.ts';
import { searchFolded } from '#platform/foldedSearch.ts';
import { languageAtom } from '#platform/language/language.atoms.ts';
import { serverNow } from '#platform/serverClock.ts';
import { store } from '#platform/store.ts';
import { onAdminChange, type AdminChange } from '../adminChanges.ts';
import { untilOffline } from '../untilOffline.ts';
import { focusRefreshInterval, refreshInterval } from '../refreshIntervals.ts';
import type { AdminRow, AreaList, List, ListQuery } from './areaList.ts';
import type { ChosenFilters, ListState } from './filters/listAddress.ts';

/** The number of records on a page. */
export const adminPageSize = 25;

/** A page of a list, and when it was answered, in ms since 1970 by the server's clock. */
export interface AnsweredPage<Row> extends List<Row> {
  at: number;
}

export interface ListInView<Row> {
  list: Resource<AnsweredPage<Row>> & { isStale: boolean };
  /** Another page or order is being loaded; what is in view is what was there before. */
  isChanging: boolean;
  /** Records in view were changed by others or in another window since they were first shown. */
  wasChangedElsewhere: boolean;
  /** Asks for the page again. */
  refresh: () => Promise<void>;
}

/** The part of the request that follows from the address. */
export function queryOf<Sort extends string>(
  { search, sort, page }: ListState,
  size = adminPageSize,
): ListQuery<Sort> {
  return {
    pageNumber: page,
    pageSize: size,
    language: store.get(languageAtom),
    ...(search ? { search } : {}),
    ...(sort
      ? { sort: sort.column as Sort, order: sort.direction === 'descending' ? 'desc' : 'asc' }
      : {}),
  };
}

/**
 * Asks for a page of a list. Where the server finds none for a text it is asked once more with the folded
 * text, for each page alike (SEARCH-24).
 */
export function fetchPage<Row extends AdminRow, Sort extends string>(
  { fetch }: AreaList<Row, Sort>,
  { search = '', ...query }: ListQuery<Sort>,
  filters: ChosenFilters,
): Promise<List<Row>> {
  return searchFolded(search, (text) =>
    fetch({ ...query, ...(text ? { search: text } : {}) }, filters),
  );
}

/** A text that differs between two answers if a record was changed in between. */
function versionsOf<Row extends AdminRow>({ items, total }: List<Row>): string {
  return [total, ...items.map(({ id, version }) => `${id}:${version}`)].join(' ');
}

/**
 * The rows with the previous objects where nothing has changed, so that they are not rendered
 * again.
 */
function reuseRows<Row extends AdminRow>(rows: readonly Row[], before: readonly Row[]): Row[] {
  const known = new Map(before.map((row) => [row.id, row]));
  return rows.map((row) => {
    const same = known.get(row.id);
    return same && JSON.stringify(same) === JSON.stringify(row) ? same : row;
  });
}

/**
 * Loads a page of a list and keeps it up to date: it is asked for again after each change that is
 * announced, each minute and with each look at the window (ADMIN-28).
 */
export function useList<Row extends AdminRow, Sort extends string>(
  areaList: AreaList<Row, Sort>,
  state: ListState,
): ListInView<Row> {
  const key = ['admin', areaList.area, queryOf(state), state.filters] as const;
  const serialKey = JSON.stringify(key);
  const [kept, setKept] = useState<AnsweredPage<Row> | null>(null);
  const [seen, setSeen] = useState({ key: '', versions: '', isChanged: false });
  // Until the answer after a change of this window arrives, a difference does not count as made
  // elsewhere.
  const [isOwn, setOwn] = useState(false);

  async function load(): Promise<AnsweredPage<Row>> {
    const answer = await untilOffline(fetchPage(areaList, queryOf<Sort>(state), state.filters));
    const items = reuseRows(answer.items, kept?.items ?? []);
    return { ...answer, items, at: serverNow() };
  }

  const loaded = useResource(key, load, {
    refreshInterval,
    focusThrottleInterval: focusRefreshInterval,
  });

  if (loaded.state === 'ready') {
    if (kept !== loaded.value) setKept(loaded.value);
    const versions = versionsOf(loaded.value);
    if (seen.key !== serialKey) setSeen({ key: serialKey, versions, isChanged: false });
    else if (seen.versions !== versions) {
      setSeen({ key: serialKey, versions, isChanged: !isOwn });
    }
  }

  const refresh = () => revalidateCached(key);
  const follow = useEffectEvent(({ isElsewhere }: AdminChange) => {
    if (!isElsewhere) setOwn(true);
    void refresh().finally(() => setOwn(false));
  });
  // Refreshed after a change in any area, because lists show names of records of other areas.
  useEffect(() => onAdminChange(follow), []);

  const isChanging = loaded.state === 'loading' && kept !== null;
  return {
    list: isChanging ? { state: 'ready', value: kept, isStale: false } : loaded,
    isChanging,
    wasChangedElsewhere: seen.key === serialKey && seen.isChanged,
    refresh,
  };
}
