import { onSessionEnd } from '#platform/sessionScope.ts';
import { adminAreas, type AdminArea } from './adminAreas.ts';

/** The query of each list as it was left. */
const left = new Map<AdminArea, string>();

/** What was searched for where the search stands in no address, by the entry of the history. */
const searches = new Map<string, string>();

onSessionEnd(() => {
  left.clear();
  searches.clear();
});

/** Remembers how a list is narrowed, so that a record leads back to it (ADMIN-31). */
export function rememberList(area: AdminArea, query: string): void {
  left.set(area, query);
}

/** The address of a list as it was left. */
export function listHref(area: AdminArea): string {
  const query = left.get(area);
  return query ? `${adminAreas[area].path}?${query}` : adminAreas[area].path;
}

/** Remembers what was searched for, for the way back through the history. */
export function rememberSearch(entry: string, search: string): void {
  if (search) searches.set(entry, search);
  else searches.delete(entry);
}

export function searchAt(entry: string): string {
  return searches.get(entry) ?? '';
}
