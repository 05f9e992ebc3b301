import type { Resource } from '@touchline/ui/resource';
import { useEffect, useEffectEvent } from 'react';
import { revalidateCached, useResource, type CacheKey } from '#platform/cache/cache.ts';
import { onAdminChange } from './adminChanges.ts';
import { focusRefreshInterval, refreshInterval } from './refreshIntervals.ts';

/**
 * Fetches data of the admin area and keeps it up to date as a list is: it is asked for again after
 * each change of a record, in this window or another, each minute and with each look at the window
 * (ADMIN-28).
 */
export function useAdminResource<Value>(
  key: CacheKey,
  fetcher: () => Promise<Value>,
): Resource<Value> & { isStale: boolean } {
  const resource = useResource(key, fetcher, {
    refreshInterval,
    focusThrottleInterval: focusRefreshInterval,
  });
  const refresh = useEffectEvent(() => void revalidateCached(key));
  useEffect(() => onAdminChange(refresh), []);
  return resource;
}
