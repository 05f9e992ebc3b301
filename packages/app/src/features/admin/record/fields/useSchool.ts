import type { SchoolRecord } from '@touchline/contract/school';
import type { Resource } from '@touchline/ui/resource';
import { useResource } from '#platform/cache/cache.ts';
import { call } from '#platform/client/client.ts';

export const schoolKey = (id: string) => ['admin', 'schools', 'of', id] as const;

/** A school by its id, for its name and its time zone; with an empty id it stays `loading`. */
export function useSchool(id: string): Resource<SchoolRecord> {
  return useResource(id === '' ? null : schoolKey(id), () => call('adminSchool', { path: { id } }));
}
