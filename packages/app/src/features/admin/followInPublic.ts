import { overviewKey } from '#features/matches';
import { revalidateCached, revalidateCachedUnder } from '#platform/cache/cache.ts';
import type { AdminArea } from './adminAreas.ts';
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

/** Advertisements are asked for with each page, and messages are pushed. */
const isShown: Readonly<Record<AdminArea, boolean>> = {
  schools: true,
  matches: true,
  athletes: true,
  teams: true,
  advertisements: false,
  messages: false,
};

/**
 * Fetches again what a public page shows when a window of the admin area has changed a record
 * (ADMIN-32). Only needed by staff, who can have such a window open.
 *
 * @returns stops following
 */
export function followInPublic(): () => void {
  return onAdminChange(({ area }) => {
    if (!isShown[area]) return;
    void revalidateCached(overviewKey);
    for (const key of publicKeys) void revalidateCachedUnder(key);
  });
}
