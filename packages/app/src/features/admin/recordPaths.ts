import { adminAreas, type AdminArea } from './adminAreas.ts';

/** The areas whose records have a page of their own. */
export const areasWithRecords: readonly AdminArea[] = [
  'schools',
  'teams',
  'athletes',
  'advertisements',
  'messages',
];

/** The address of a record. The id is encoded, so that it stays one path segment. */
export function recordPath(area: AdminArea, id: string): string {
  return `${adminAreas[area].path}/${encodeURIComponent(id)}`;
}

/** The address at which a record of an area is created. */
export function newRecordPath(area: AdminArea): string {
  return `${adminAreas[area].path}/new`;
}
