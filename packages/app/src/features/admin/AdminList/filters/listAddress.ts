import type { TableSort } from '@touchline/ui/Table';
import { rebaseValues } from '#platform/location/rebase.ts';

/** A filter of a list, as the address holds it. */
export interface FilterSpec {
  /** The name of the parameter. */
  id: string;
  /** The values that it can have, or a test for a filter with open ones. */
  values: readonly string[] | ((text: string) => boolean);
  /** Several values at once; a record has to fit one of them. */
  isMany?: boolean;
}

/** What a list can be sorted and filtered by. */
export interface ListSpec {
  sorts: readonly string[];
  filters: readonly FilterSpec[];
  /** The search is no part of the address. */
  isSearchPrivate?: boolean;
}

export type ChosenFilters = Readonly<Record<string, readonly string[]>>;

export interface ListState {
  search: string;
  /** Null: the order of the server, with the best match of a search first. */
  sort: TableSort | null;
  /** Starts at 1. */
  page: number;
  /** The chosen values by the id of the filter; a filter without any is left out. */
  filters: ChosenFilters;
}

export const plainList: ListState = { search: '', sort: null, page: 1, filters: {} };

/** The maximum that the API takes (ADMIN-15). */
const limits = { search: 100, page: 10_000, values: 20 };

/** The parameters of every list; `layout` belongs to the shell. */
const known = ['sort', 'order', 'page', 'layout'];

/** Applies a change and goes back to the first page. */
export function changeList(state: ListState, change: Partial<ListState>): ListState {
  return { ...state, page: 1, ...change };
}

/** Sets the values of one filter; none takes it away. */
export function setFilterValues(
  state: ListState,
  id: string,
  values: readonly string[],
): ListState {
  const { [id]: _before, ...others } = state.filters;
  return changeList(state, { filters: values.length > 0 ? { ...others, [id]: values } : others });
}

/**
 * A change of the list that is drawn, as a change of the newest one, which is drawn some time after it was
 * chosen (LIST-23). A page is one of the list that is drawn, so that another list begins at its first.
 *
 * @param next the drawn list with the change; the parts that have not changed are its own
 */
export function rebaseList(
  next: ListState,
  drawn: ListState,
  newest: ListState,
  { filters }: ListSpec,
): ListState {
  const rebased = filters.map(({ id, isMany = false }): [string, readonly string[]] => {
    const [wanted, before, now] = [valuesIn(next, id), valuesIn(drawn, id), valuesIn(newest, id)];
    if (isMany) return [id, rebaseValues(wanted, before, now)];
    return [id, wanted[0] === before[0] ? now : wanted];
  });
  return {
    search: next.search === drawn.search ? newest.search : next.search,
    sort: next.sort === drawn.sort ? newest.sort : next.sort,
    page: isSameList(drawn, newest) ? next.page : 1,
    filters: Object.fromEntries(rebased.filter(([, values]) => values.length > 0)),
  };
}

function valuesIn({ filters }: ListState, id: string): readonly string[] {
  return filters[id] ?? [];
}

/** Whether two states are pages of one list. */
function isSameList(one: ListState, other: ListState): boolean {
  const [query, otherQuery] = [one, other].map((state) => writeList({ ...state, page: 1 }));
  return String(query) === String(otherQuery);
}

/** Whether the list is narrowed by a search or a filter. */
export function isListNarrowed({ search, filters }: ListState): boolean {
  return search !== '' || Object.keys(filters).length > 0;
}

/**
 * Reads the state of a list from the query. What is not understood is passed over (ADMIN-20).
 *
 * @returns `isComplete` false when something was passed over, so that the page can say so
 */
export function readList(
  parameters: URLSearchParams,
  { sorts, filters, isSearchPrivate = false }: ListSpec,
): { state: ListState; isComplete: boolean } {
  const names = new Set([...known, ...filters.map(({ id }) => id)]);
  if (!isSearchPrivate) names.add('search');
  let isComplete = [...parameters.keys()].every((name) => names.has(name));

  function one(name: string, isValid: (text: string) => boolean): string | null {
    const [text, ...others] = parameters.getAll(name);
    if (text === undefined) return null;
    if (others.length > 0 || !isValid(text)) isComplete = false;
    return isValid(text) ? text : null;
  }

  function valuesOf({ id, values, isMany = false }: FilterSpec): readonly string[] {
    const isValid = (text: string) =>
      typeof values === 'function' ? values(text) : values.includes(text);
    const texts = parameters.getAll(id);
    const valid = [...new Set(texts.filter(isValid))].slice(0, isMany ? limits.values : 1);
    if (valid.length < texts.length) isComplete = false;
    return valid;
  }

  const column = one('sort', (text) => sorts.includes(text));
  const order = one('order', (text) => text === 'asc' || text === 'desc');
  if (order && !column) isComplete = false;
  const chosen = filters
    .map((filter) => [filter.id, valuesOf(filter)] as const)
    .filter(([, values]) => values.length > 0);
  const search = isSearchPrivate ? '' : (one('search', () => true) ?? '').trim();
  return {
    state: {
      search: [...search].slice(0, limits.search).join(''),
      sort: column ? { column, direction: order === 'desc' ? 'descending' : 'ascending' } : null,
      page: Number(one('page', isPage) ?? 1),
      filters: Object.fromEntries(chosen),
    },
    isComplete,
  };
}

/** Writes the state of a list to a query. Default values are omitted. */
export function writeList({ search, sort, page, filters }: ListState): URLSearchParams {
  const parameters = new URLSearchParams();
  if (search) parameters.set('search', search);
  for (const [id, values] of Object.entries(filters)) {
    for (const value of values) parameters.append(id, value);
  }
  if (sort) parameters.set('sort', sort.column);
  if (sort?.direction === 'descending') parameters.set('order', 'desc');
  if (page > 1) parameters.set('page', String(page));
  return parameters;
}

function isPage(text: string): boolean {
  return /^[1-9]\d{0,4}$/.test(text) && Number(text) <= limits.page;
}

/** Whether a text can be an id of the API. */
export function isId(text: string): boolean {
  return text.trim() === text && text.length > 0 && [...text].length <= 64;
}
