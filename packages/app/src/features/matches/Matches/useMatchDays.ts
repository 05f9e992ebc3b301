import type { RequestOf } from '@touchline/contract/definitions';
import type { Resource } from '@touchline/ui/resource';
import { useTranslation } from 'react-i18next';
import { revalidateCached, useResource } from '#platform/cache/cache.ts';
import { call } from '#platform/client/client.ts';
import { searchFolded } from '#platform/foldedSearch.ts';
import { addDays, daysApart } from '#platform/time/days.ts';
import { useToday } from '#platform/time/useServerTime.ts';
import type { ListFilter } from './listFilter.ts';
import { sharedQuery } from './matchListRequest.ts';

/** The number of days that are asked for at once, which is the most that the API answers. */
const span = 400;

type Query = RequestOf<'matchDays'>['query'];

/** The days that have matches of a filter, in their order. */
export type MatchDays = Resource<readonly string[]> & {
  /** Set when they could not be refreshed. */
  onRefresh?: () => Promise<void>;
};

/** The span of days with the chosen one; the spans touch, and today is in the middle of its own. */
export function spanAround(day: string, today: string): { from: string; to: string } {
  const index = Math.floor((daysApart(today, day) + span / 2) / span);
  const from = addDays(today, index * span - span / 2);
  return { from, to: addDays(from, span - 1) };
}

/** The days for a search are those of the list, which may be found by the folded text (SEARCH-24). */
async function fetchDays(query: Query): Promise<readonly string[]> {
  const ask = async (search?: string) => {
    const { days } = await call('matchDays', { query: { ...query, ...(search && { search }) } });
    return { items: days.map(({ date }) => date) };
  };
  const { items } = await (query.search ? searchFolded(query.search, ask) : ask());
  return items;
}

/**
 * Loads the days that have matches of the filter. While others are loaded, the known ones stay; when
 * those do not come, they are no answer any more, because they may be the days of another filter.
 */
export function useMatchDays(filter: ListFilter): MatchDays {
  const { t } = useTranslation();
  const today = useToday();
  const query = { ...sharedQuery(filter), ...spanAround(filter.day ?? today, today) };
  const key = ['matchDays', query];
  const asked = JSON.stringify(query);
  const answer = useResource(key, async () => ({ asked, days: await fetchDays(query) }), {
    keepPreviousData: true,
  });
  if (answer.state !== 'ready') return answer;
  const { isStale, value } = answer;
  const retry = () => revalidateCached(key);
  if (isStale && value.asked !== asked) {
    return { state: 'failed', message: t('matches.stripFailed'), onRetry: retry };
  }
  return { state: 'ready', value: value.days, ...(isStale && { onRefresh: retry }) };
}
