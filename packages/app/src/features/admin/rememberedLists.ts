import { onSessionEnd } from '#platform/sessionScope.ts';
import { adminAreas, type AdminArea } from './adminAreas.ts';

/** The last query of each list, by area. */
const left = new Map<AdminArea, string>();

/**
 * The search texts of lists whose search is not in the address, by the key of the history entry.
 */
const searches = new Map<string, string>();

onSessionEnd(() => {
  left.clear();
  searches.clear();
});

/** Remembers the query of a list, so that a record can link back to it (ADMIN-31). */
export function rememberList(area: AdminArea, query: string): void {
  left.set(area, query);
}

/** The address of a list with its last query. */
export function listHref(area: AdminArea): string {
  const query = left.get(area);
  return query ? `${adminAreas[area].path}?${query}` : adminAreas[area].path;
}

/** Remembers a search text, for a navigation back to its history entry. */
export function rememberSearch(entry: string, search: string): void {
  if (search) searches.set(entry, search);
  else searches.delete(entry);
}

export function searchAt(entry: string): string {
  return searches.get(entry) ?? '';
}
