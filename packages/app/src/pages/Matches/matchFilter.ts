import { matchStatuses, sports, type MatchStatus, type Sport } from '@touchline/contract/match';

/** Matches on one page of the list. */
export const pageSize = 24;

export interface ListFilter {
  search: string;
  sport: Sport | null;
  status: MatchStatus | null;
  /** Counted from 1. */
  page: number;
}

/** Parameters of the address that the list knows. */
const known = ['search', 'sport', 'status', 'page', 'layout'];

const longestSearch = 100;

/**
 * Reads the filter from the address. What is not understood is left out.
 *
 * @returns `isWhole` false when something was left out, so that the page can say so
 */
export function readFilter(parameters: URLSearchParams): { filter: ListFilter; isWhole: boolean } {
  const search = parameters.get('search')?.trim() ?? '';
  const sport = oneOf(sports, parameters.get('sport'));
  const status = oneOf(matchStatuses, parameters.get('status'));
  const page = parameters.get('page');
  const pageNumber = page === null ? 1 : Number(page);
  const isPage = Number.isSafeInteger(pageNumber) && pageNumber >= 1;
  return {
    filter: {
      search: [...search].slice(0, longestSearch).join(''),
      sport,
      status,
      page: isPage ? pageNumber : 1,
    },
    isWhole:
      isPage &&
      (parameters.get('sport') === null || sport !== null) &&
      (parameters.get('status') === null || status !== null) &&
      [...parameters.keys()].every((name) => known.includes(name)),
  };
}

/** Writes the filter into an address; what is at its start is left out. */
export function writeFilter({ search, sport, status, page }: ListFilter): URLSearchParams {
  const entries = { search, sport, status, page: page === 1 ? null : String(page) };
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
