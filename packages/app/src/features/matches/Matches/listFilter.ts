import { matchStatuses, sports, type MatchStatus, type Sport } from '@touchline/contract/match';
import { rebaseValues } from '#platform/location/rebase.ts';
import { isDay } from '#platform/time/days.ts';
import { cutSearchText } from '#platform/searchText.ts';

export interface ListFilter {
  search: string;
  /** Empty: any; several narrow to those that are one of them. */
  sports: readonly Sport[];
  statuses: readonly MatchStatus[];
  ageGroups: readonly string[];
  schoolId: string | null;
  teamId: string | null;
  /** The first day of the list, `YYYY-MM-DD`; null: today. */
  day: string | null;
  /** How many times as many matches as at first are loaded, starting at 1. */
  pages: number;
}

export const emptyFilter: ListFilter = {
  search: '',
  sports: [],
  statuses: [],
  ageGroups: [],
  schoolId: null,
  teamId: null,
  day: null,
  pages: 1,
};

/** The query parameters that the list understands. */
const known = ['search', 'sport', 'status', 'age', 'school', 'team', 'day', 'pages', 'layout'];

/** The maximum that the API takes: of a name of an age group, of an id, and of age groups at once. */
const limits = { ageGroup: 20, id: 64, ageGroups: 20 };

/** The maximum number of pages; from there on the list goes on at another day. */
export const maxPages = 8;

/**
 * The order of the list: `forwards` from its day on, `backwards` from its day for results (LIST-1),
 * `now` for matches that are being played, on whatever day they began.
 */
export type Order = 'forwards' | 'backwards' | 'now';

/** @returns the order that a filter asks for */
export function orderOf({ statuses, day }: Pick<ListFilter, 'statuses' | 'day'>): Order {
  const isOnly = (...wanted: MatchStatus[]) =>
    statuses.length > 0 && statuses.every((status) => wanted.includes(status));
  if (isOnly('finished', 'abandoned')) return 'backwards';
  return isOnly('live', 'paused') && day === null ? 'now' : 'forwards';
}

/** Applies a change and goes back to the first page. */
export function changeFilter(filter: ListFilter, change: Partial<ListFilter>): ListFilter {
  return { ...filter, pages: 1, ...change };
}

/**
 * A change of the filter that is drawn, as a change of the newest one: of what can be chosen several
 * times, what was added and taken away. The newest filter is drawn some time after it was chosen.
 */
export function rebaseChange(
  change: Partial<ListFilter>,
  drawn: ListFilter,
  newest: ListFilter,
): Partial<ListFilter> {
  const rebased = { ...change };
  const { sports: wanted, statuses, ageGroups } = change;
  if (wanted) rebased.sports = rebaseValues(wanted, drawn.sports, newest.sports);
  if (statuses) rebased.statuses = rebaseValues(statuses, drawn.statuses, newest.statuses);
  if (ageGroups) rebased.ageGroups = rebaseValues(ageGroups, drawn.ageGroups, newest.ageGroups);
  return rebased;
}

/** Whether the list is narrowed, by anything but its day. */
export function isNarrowed({ day: _day, pages: _pages, ...rest }: ListFilter): boolean {
  return Object.values(rest).some((value) => value !== null && value.length > 0);
}

/** How many filters are set, without the text and the day. */
export function countFilters(filter: ListFilter): number {
  const { sports: chosen, statuses, ageGroups, schoolId, teamId } = filter;
  const lists = [chosen, statuses, ageGroups];
  return (
    lists.reduce((sum, { length }) => sum + length, 0) +
    [schoolId, teamId].filter((id) => id !== null).length
  );
}

/**
 * Reads the filter from the query. Parameters and values that are not understood are ignored.
 *
 * @returns `isComplete` false when something was ignored, so that the page can say so
 */
export function readFilter(parameters: URLSearchParams): {
  filter: ListFilter;
  isComplete: boolean;
} {
  let isComplete = [...parameters.keys()].every((name) => known.includes(name));

  function all<Value extends string>(name: string, parse: (text: string) => Value | null): Value[] {
    const texts = parameters.getAll(name);
    const values = new Set(texts.flatMap((text) => parse(text) ?? []));
    if (values.size < texts.length) isComplete = false;
    return [...values];
  }

  function one<Value>(name: string, parse: (text: string) => Value | null): Value | null {
    const [text, ...others] = parameters.getAll(name);
    if (text === undefined) return null;
    const value = parse(text);
    if (value === null || others.length > 0) isComplete = false;
    return value;
  }

  const text = parameters.get('search')?.trim() ?? '';
  const ageGroups = all('age', (age) => shortText(age, limits.ageGroup));
  if (ageGroups.length > limits.ageGroups) isComplete = false;
  return {
    filter: {
      search: cutSearchText(text),
      sports: all('sport', (sport) => oneOf(sports, sport)),
      statuses: all('status', (status) => oneOf(matchStatuses, status)),
      ageGroups: ageGroups.slice(0, limits.ageGroups),
      schoolId: one('school', (id) => shortText(id, limits.id)),
      teamId: one('team', (id) => shortText(id, limits.id)),
      day: one('day', (day) => (isDay(day) ? day : null)),
      pages: one('pages', parsePages) ?? 1,
    },
    isComplete,
  };
}

/** Writes the filter to a query. Default values are omitted. */
export function writeFilter(filter: ListFilter): URLSearchParams {
  const { search, schoolId, teamId, day, pages } = filter;
  const entries: [string, string | null][] = [
    ['search', search],
    ...filter.sports.map((sport): [string, string] => ['sport', sport]),
    ...filter.statuses.map((status): [string, string] => ['status', status]),
    ...filter.ageGroups.map((age): [string, string] => ['age', age]),
    ['school', schoolId],
    ['team', teamId],
    ['day', day],
    ['pages', pages === 1 ? null : String(pages)],
  ];
  return new URLSearchParams(
    entries.filter((entry): entry is [string, string] => Boolean(entry[1])),
  );
}

function parsePages(text: string): number | null {
  const pages = Number(text);
  return Number.isSafeInteger(pages) && pages >= 1 && pages <= maxPages ? pages : null;
}

/** A trimmed text, if it is not empty or longer than the API takes. */
function shortText(text: string, most: number): string | null {
  const trimmed = text.trim();
  return trimmed && [...trimmed].length <= most ? trimmed : null;
}

function oneOf<const Value extends string>(values: readonly Value[], text: string): Value | null {
  return values.find((value) => value === text) ?? null;
}
