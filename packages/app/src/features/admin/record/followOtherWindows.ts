import { revalidateCachedUnder } from '#platform/cache/cache.ts';
import { onAdminChange } from '../adminChanges.ts';

/**
 * Fetches again what another window changes (ADMIN-67). A change of this window is shown from its
 * answer; what it has removed is not asked for again.
 *
 * @returns stops following
 */
export function followOtherWindows(): () => void {
  return onAdminChange(({ area, isElsewhere }) => {
    if (isElsewhere) void revalidateCachedUnder('admin', area);
  });
}
