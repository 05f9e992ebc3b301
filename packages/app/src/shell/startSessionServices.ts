import { preloadLockScreen } from '#features/account';
import { adminAreas, startFollowing } from '#features/admin';
import { handOverFavourites } from '#features/favourites';
import { startLiveUpdates } from '#features/live';
import { onSessionEnd } from '#platform/sessionScope.ts';
import { keptInMemory } from '#platform/storage/storage.ts';
import { store } from '#platform/store.ts';
import { atTime } from '#session/expiry.ts';
import { watchIdleness } from '#session/idle.ts';
import { expireSession, lockSession } from '#session/session.ts';
import { currentSession, sessionExpiryAtom, sessionStart } from '#session/session.atoms.ts';
import { revalidateSession } from '#session/signIn.ts';
import { warnOfLock } from './warnOfLock.ts';
import { signedInIcons } from './navigation/signedInIcons.ts';
import { navigationIconsAtom } from './navigation/navigationIcons.ts';

/**
 * The delay after which the lock screen is fetched, in ms: after the first view and the code that is
 * likely to be needed first, and long before a session can be idle for long enough.
 */
const lockScreenDelay = 4_000;

/**
 * Starts the services of a signed-in person; a locked session has no live connection.
 *
 * @returns stops them
 */
export function startSessionServices({ isLocked }: { isLocked: boolean }): () => void {
  // The session may have ended while this code was loaded.
  const session = currentSession();
  if (!session) return () => {};
  store.set(navigationIconsAtom, signedInIcons);
  void keepAnswers({ isLocked });
  const stops = [watchExpiry()];
  if (!isLocked) {
    void revalidateSession();
    void handOverFavourites();
    void storeLeftDrafts(session.user.id);
    const timer = setTimeout(() => void preloadLockScreen(), lockScreenDelay);
    stops.push(startLiveUpdates(), lockWhenIdle(), () => clearTimeout(timer));
    const isStaff = adminAreas.schools.roles.some((role) => session.user.roles.includes(role));
    if (isStaff) stops.push(startFollowing());
  }
  // Stopped synchronously at the end of the session, because the next render would be too late.
  stops.push(onSessionEnd(stopAll));
  return stopAll;

  function stopAll() {
    for (const stop of stops) stop();
  }
}

/**
 * Started at once, so that the kept answers of earlier visits are deleted when the session ends.
 */
async function keepAnswers({ isLocked }: { isLocked: boolean }): Promise<void> {
  try {
    const { forgetOthers, startKeepingAnswers } = await import('#platform/kept/keptAnswers.ts');
    startKeepingAnswers();
    if (isLocked) await forgetOthers('');
  } catch {
    // Without the code nothing is kept, and existing answers are deleted by the next visit.
  }
}

/** Stores again what was typed before a session of this person expired in this tab. */
async function storeLeftDrafts(owner: string): Promise<void> {
  // On a visit that begins nothing is left, and the code is not loaded.
  if (keptInMemory.size === 0) return;
  try {
    const { storeAllDraftsAgain } = await import('#session/storedDrafts.ts');
    if (currentSession()?.user.id === owner) storeAllDraftsAgain(owner);
  } catch {
    // Without the code they stay readable in this tab.
  }
}

/** Ends the session when its token expires; a newer token restarts the wait. */
function watchExpiry(): () => void {
  let stop = () => {};
  const start = () => {
    stop();
    const expiry = store.get(sessionExpiryAtom);
    if (expiry !== null) stop = atTime(expiry, expireSession);
  };
  const unsubscribe = store.sub(sessionExpiryAtom, start);
  start();
  return () => {
    unsubscribe();
    stop();
  };
}

function lockWhenIdle(): () => void {
  const { stop, stay } = watchIdleness({
    since: () => {
      const session = currentSession();
      return session ? sessionStart(session) : 0;
    },
    onLock: lockSession,
    onWarn: () => warnOfLock(() => stay()),
  });
  return stop;
}
