import type { Profile } from '@touchline/contract/account';
import { mutateCached, prefetch } from '#platform/cache/cache.ts';
import { call } from '#platform/client/client.ts';
import { currentSession, setSession } from '#session/session.atoms.ts';
import type { ProfileFields } from './profileDraft.ts';

export const profileKey = 'profile';
export const devicesKey = 'devices';

export const fetchProfile = () => call('profile');
export const fetchDevices = async () => (await call('devices')).items;

/** Fetches what the page shows first. */
export async function cacheProfile(): Promise<void> {
  await Promise.all([prefetch(profileKey, fetchProfile), prefetch(devicesKey, fetchDevices)]);
}

/**
 * Saves changes that are based on a version of the profile.
 *
 * @throws ApiError; status 409 when the profile was changed meanwhile
 */
export async function saveProfile(
  version: number,
  profile: Partial<ProfileFields>,
  signal: AbortSignal,
): Promise<Profile> {
  const saved = await call('updateProfile', { body: { version, profile }, signal });
  await showProfile(saved);
  return saved;
}

/** Shows a profile that the server has answered. */
export async function showProfile(profile: Profile): Promise<void> {
  await mutateCached(profileKey, profile, { revalidate: false });
}

/** Fetches the user again, because the server derives their name from the profile. */
export async function refreshUser(): Promise<void> {
  const before = currentSession();
  // Without an answer the bar shows the old name until the next start.
  const user = await call('user', { isTracked: false }).catch(() => null);
  const session = currentSession();
  if (user && session && session.user.id === before?.user.id) {
    setSession({ ...session, user: { ...session.user, ...user } });
  }
}
