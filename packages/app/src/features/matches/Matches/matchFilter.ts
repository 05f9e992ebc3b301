import { matchStatuses, sports, type MatchStatus, type Sport } from '@touchline/contract/match';

/** The number of matches on one page of the list. */
export const pageSize = 24;

/** The periods: from today on, before now, and any time. */
export const periods = ['coming', 'past', 'any'] as const;
export type Period = (typeof periods)[number];

export interface ListFilter {
  search: string;
  period: Period;
  sport: Sport | null;
  status: MatchStatus | null;
  /** The page number, starting at 1. */
  page: number;
}

/** The query parameters that the list understands. */
const known = ['search', 'period', 'sport', 'status', 'page', 'layout'];

/** The maximum length of a search text, in characters; longer texts are cut. */
export const maxSearchLength = 100;

/**
 * The default period when the address has none: a search covers any time, results are in the past,
 * and all other lists start today.
 */
export function defaultPeriod({ search, status }: Pick<ListFilter, 'search' | 'status'>): Period {
  if (search) return 'any';
  if (status === null || status === 'scheduled') return 'coming';
  return status === 'finished' || status === 'abandoned' ? 'past' : 'any';
}

/**
 * Applies a change and goes back to the first page. The default period is recomputed unless the
 * person has chosen one.
 */
export function changeFilter(filter: ListFilter, change: Partial<ListFilter>): ListFilter {
  const next = { ...filter, page: 1, ...change };
  const isUsual = change.period === undefined && filter.period === defaultPeriod(filter);
  return isUsual ? { ...next, period: defaultPeriod(next) } : next;
}

const hour = 3_600_000;

/**
 * The bounds of a period for the API. The API sorts newest first when there is only an end.
 *
 * @param now ms since 1970; rounded to the hour so that the answer can be cached
 */
export function periodBounds(period: Period, now: number): { from?: string; to?: string } {
  switch (period) {
    case 'coming':
      return { from: dayOf(now) };
    case 'past':
      return { to: new Date(Math.floor(now / hour) * hour).toISOString() };
    case 'any':
      return {};
  }
}

/** The calendar date, `YYYY-MM-DD`, that the viewer has at a time (TIME-3). */
function dayOf(time: number): string {
  const date = new Date(time);
  const parts = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
}

/**
 * Reads the filter from the query. Parameters that are not understood are ignored.
 *
 * @returns `isComplete` false when something was ignored, so that the page can say so
 */
export function readFilter(parameters: URLSearchParams): {
  filter: ListFilter;
  isComplete: boolean;
} {
  const text = parameters.get('search')?.trim() ?? '';
  const search = [...text].slice(0, maxSearchLength).join('');
  const period = oneOf(periods, parameters.get('period'));
  const sport = oneOf(sports, parameters.get('sport'));
  const status = oneOf(matchStatuses, parameters.get('status'));
  const page = parameters.get('page');
  const pageNumber = page === null ? 1 : Number(page);
  const isPage = Number.isSafeInteger(pageNumber) && pageNumber >= 1;
  return {
    filter: {
      search,
      period: period ?? defaultPeriod({ search, status }),
      sport,
      status,
      page: isPage ? pageNumber : 1,
    },
    isComplete:
      isPage &&
      (parameters.get('period') === null || period !== null) &&
      (parameters.get('sport') === null || sport !== null) &&
      (parameters.get('status') === null || status !== null) &&
      [...parameters.keys()].every((name) => known.includes(name)),
  };
}

/** Writes the filter to a query. Default values are omitted. */
export function writeFilter(filter: ListFilter): URLSearchParams {
  const { search, sport, status } = filter;
  const period = filter.period === defaultPeriod(filter) ? null : filter.period;
  const page = filter.page === 1 ? null : String(filter.page);
  const entries = { search, period, sport, status, page };
  return new URLSearchParams(
    Object.entries(entries).filter((entry): entry is [string, string] => Boolean(entry[1])),
  );
}

function oneOf<const Value extends string>(
  values: readonly Value[],
  text: string | null,
): Value | null {
  return values.find((value) => value === text) ?? null;
}
