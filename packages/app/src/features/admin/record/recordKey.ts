import type { AdminArea } from '../adminAreas.ts';

/** The cache key of a record; a list of the area has the same beginning. */
export function recordKey(area: AdminArea, id: string) {
  return ['admin', area, 'record', id] as const;
}
