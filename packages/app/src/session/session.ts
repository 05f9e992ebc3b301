import { connectClient } from '#platform/client/client.ts';
import { isPath, paths } from '#platform/paths.ts';
import { serverNow } from '#platform/serverClock.ts';
import { onSessionEnd } from '#platform/sessionScope.ts';
import {
  clearUserData,
  onStoredElsewhere,
  readStored,
  storageKeys,
} from '#platform/storage/storage.ts';
import {
  currentSession,
  lockedForm,
  sessionToken,
  setSession,
  whenUnlocked,
} from './session.atoms.ts';
import { isUsableToken, tokenExpiry } from './token.ts';

/**
 * Why a session ended without an action of the person. `stale`: its token had expired before this
 * visit, so the person has been a visitor from the start.
 */
export type ForcedSignOutReason = 'expired' | 'elsewhere' | 'stale';

/** Called when the session ends without an action of the person. The shell sets it. */
type ForcedSignOutListener = (reason: ForcedSignOutReason) => void;
let forcedSignOutListener: ForcedSignOutListener = () => {};

export function setForcedSignOutListener(listener: ForcedSignOutListener): void {
  forcedSignOutListener = listener;
}

/** Restores the stored session, if there is one. For a visitor it resolves at once. */
export async function restoreSession(): Promise<void> {
  if (readStored(storageKeys.session) === null) return;
  const { readSessionAtStart, watchPageCache } = await import('./storedSession.ts');
  watchPageCache(otherTabs);
  const session = readSessionAtStart();
  // The session expired while the page was closed.
  if (!session) clearUserData({ isKeptInMemory: true });
  setSession(session);
  restoredExpiry = session ? tokenExpiry(session.accessToken) : undefined;
}

/**
 * When the token ends that this visit began with. The token itself would be left here after a lock
 * and after the end of the session (AUTH-24).
 */
let restoredExpiry: number | null | undefined;

/** Keeps the person and the page, and drops the token, until the password is entered. */
export function lockSession(): void {
  const session = currentSession();
  if (session && session.lockedUntil === undefined) setSession(lockedForm(session));
}

/** Ends a session whose time is over, locked or not. */
export function expireSession(): void {
  if (!currentSession()) return;
  setSession(null, { reason: 'expired' });
  forcedSignOutListener('expired');
}

export function signOut(): void {
  setSession(null);
}

/**
 * Ends the session on the 401 of any call and follows sign-ins and sign-outs of other tabs. Call
 * once.
 */
export function connectSession(): void {
  connectClient({
    getToken: sessionToken,
    getUserId: () => currentSession()?.user.id ?? null,
    onUnauthorized: endSession,
    whenUnlocked,
  });
  // Loads the code that deletes the kept answers of the person: an earlier visit may have stored some
  // although this one has not started to keep answers.
  onSessionEnd(() => {
    import('#platform/kept/keptAnswers.ts').then((m) => m.startKeepingAnswers()).catch(() => {});
  });
  onStoredElsewhere(storageKeys.session, () => void syncFromOtherTab());
}

/**
 * Takes over the session that another tab has stored. Also for a page out of the back/forward cache,
 * which got no `storage` events.
 */
export async function syncFromOtherTab(): Promise<void> {
  const next = await readSessionOfOtherTab();
  const before = currentSession();
  // Without a change nothing is rendered again.
  if (JSON.stringify(next) === JSON.stringify(before)) return;
  const reason = readStored(storageKeys.sessionExpired) === true ? 'expired' : 'left';
  setSession(next, { reason, storedBy: 'otherTab' });
  if (!next) forcedSignOutListener(reason === 'expired' ? 'expired' : 'elsewhere');
}

/** For the code that handles a page which the browser puts aside. */
export const otherTabs = { readSession: readSessionOfOtherTab, sync: syncFromOtherTab };

/**
 * Returns null when the stored session cannot be read, because the code that validates it could not
 * be loaded.
 */
async function readSessionOfOtherTab() {
  // A removed session needs no validation, so the validation code is not loaded.
  if (readStored(storageKeys.session) === null) return null;
  const module = await import('./storedSession.ts').catch(() => null);
  module?.watchPageCache(otherTabs);
  return module?.readStoredSession() ?? null;
}

/**
 * The address of the sign-in page with a `redirectURL`, which is omitted for pages that must not be
 * redirected to.
 */
export function signInPath(from: string): string {
  return isPath(from, paths.signOut)
    ? paths.signIn
    : `${paths.signIn}?${new URLSearchParams({ redirectURL: from }).toString()}`;
}

/**
 * Ends the session of this token. A late 401 of an older session has no effect.
 *
 * @returns whether the token had expired before this visit, so that the call can be repeated as that
 *   of a visitor
 */
export function endSession(token: string): boolean {
  if (currentSession()?.accessToken !== token) return false;
  // By the server's clock: by that of the device the token is still valid, or it would not be sent.
  const isStale = tokenExpiry(token) === restoredExpiry && !isUsableToken(token, serverNow());
  setSession(null, { reason: 'expired' });
  forcedSignOutListener(isStale ? 'stale' : 'expired');
  return isStale;
}
