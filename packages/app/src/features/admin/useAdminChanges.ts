import { useEffect, useEffectEvent } from 'react';
import { revalidateCached, type CacheKey } from '#platform/cache/cache.ts';
import { onAdminChange } from './adminChanges.ts';

/** Asks for data again after each change of a record, in this window or another (ADMIN-28). */
export function useAdminChanges(key: CacheKey): void {
  const refresh = useEffectEvent(() => void revalidateCached(key));
  useEffect(() => onAdminChange(refresh), []);
}
