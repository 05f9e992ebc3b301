import { revalidateCachedUnder } from '#platform/cache/cache.ts';
import { onAdminChange } from '../../adminChanges.ts';

/**
 * Fetches records again that another window has changed (ADMIN-67). A change of this window is taken
 * from its answer, and a record that it has removed is not fetched.
 *
 * @returns stops following
 */
export function followOtherWindows(): () => void {
  return onAdminChange(({ area, isElsewhere }) => {
    if (isElsewhere) void revalidateCachedUnder('admin', area);
  });
}
