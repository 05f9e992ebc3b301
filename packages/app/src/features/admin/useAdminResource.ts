import type { Resource } from '@touchline/ui/resource';
import { useEffect, useEffectEvent } from 'react';
import { revalidateCached, useResource, type CacheKey } from '#platform/cache/cache.ts';
import type { AdminArea } from './adminAreas.ts';
import { noteAnswers } from './answerTimes.ts';
import { onAdminChange } from './adminChanges.ts';
import { focusRefreshInterval, refreshInterval, slowRefreshInterval } from './refreshIntervals.ts';

interface AdminResourceOptions {
  /** Whose records it counts. Omitted: those of all areas. */
  area?: AdminArea;
  /** It changes only when somebody changes a record, so that it is asked for less often. */
  isSlow?: boolean;
}

/**
 * Fetches data of the admin area and keeps it up to date as a list is: it is asked for again after
 * each change of a record of its area, in this window or another, and while the window is in view each
 * minute and with each look at it (ADMIN-28).
 */
export function useAdminResource<Value>(
  key: CacheKey,
  fetcher: () => Promise<Value>,
  { area, isSlow = false }: AdminResourceOptions = {},
): Resource<Value> & { isStale: boolean } {
  const resource = useResource(key, fetcher, {
    onRequest: noteAnswers(key),
    refreshInterval: isSlow ? slowRefreshInterval : refreshInterval,
    focusThrottleInterval: isSlow ? refreshInterval : focusRefreshInterval,
  });
  const refresh = useEffectEvent((changed: AdminArea) => {
    if (area === undefined || area === changed) void revalidateCached(key);
  });
  useEffect(() => onAdminChange((change) => refresh(change.area)), []);
  return resource;
}
