import { refreshAdvertisement } from '#features/advertisement';
import { inboxes } from '#features/inbox';
import { overviewKey } from '#features/matches';
import { revalidateCached, revalidateCachedUnder } from '#platform/cache/cache.ts';
import { onAdminChange } from './adminChanges.ts';

/**
 * The beginnings of the keys under which the public pages keep schools, teams, athletes and matches.
 * Each shows names of the others, so a change of one concerns all.
 */
export const publicKeys = [
  'match',
  'matches',
  'matchDays',
  'matchesOf',
  'school',
  'schools',
  'team',
  'teams',
  'standings',
  'favourites',
] as const;

/**
 * Fetches again what a public page shows when a window of the admin area has changed a record
 * (ADMIN-32), and the advertisement and the messages of the shell around it. Only needed by staff, who
 * can have such a window open.
 *
 * @returns stops following
 */
export function followInPublic(): () => void {
  return onAdminChange(({ area }) => {
    if (area === 'advertisements') void refreshAdvertisement();
    else if (area === 'messages') inboxes.messages.refresh();
    else {
      void revalidateCached(overviewKey);
      for (const key of publicKeys) void revalidateCachedUnder(key);
    }
  });
}
