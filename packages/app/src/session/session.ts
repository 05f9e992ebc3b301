import { connectClient } from '#platform/client/client.ts';
import { paths } from '#platform/paths.ts';
import { clearUserData, readStored, storageKeys } from '#platform/storage/storage.ts';
import { currentSession, setSession, sessionToken } from './session.atoms.ts';

/** Called when the session ends without an action of the person. The shell sets it. */
type ForcedSignOutListener = (reason: 'expired' | 'elsewhere') => void;
let forcedSignOutListener: ForcedSignOutListener = () => {};

export function setForcedSignOutListener(listener: ForcedSignOutListener): void {
  forcedSignOutListener = listener;
}

/** Restores the stored session, if there is one. For a visitor it resolves at once. */
export async function restoreSession(): Promise<void> {
  if (readStored(storageKeys.session) === null) return;
  const { readStoredSession } = await import('./storedSession.ts');
  const session = readStoredSession();
  // The session expired while the page was closed.
  if (!session) clearUserData({ isKeptInMemory: true });
  setSession(session);
}

export function signOut(): void {
  setSession(null);
}

/**
 * Ends the session on the 401 of any call and follows sign-ins and sign-outs of other tabs. Call
 * once.
 */
export function connectSession(): void {
  connectClient({ getToken: sessionToken, onUnauthorized: endSession });
  addEventListener('storage', (event) => {
    if (event.key === storageKeys.session || event.key === null) void syncFromOtherTab();
  });
}

async function syncFromOtherTab() {
  const next = await readSessionOfOtherTab();
  const hadSession = currentSession() !== null;
  const reason = readStored(storageKeys.sessionExpired) === true ? 'expired' : 'left';
  setSession(next, { reason, isPersisted: false });
  if (hadSession && !next) forcedSignOutListener(reason === 'expired' ? 'expired' : 'elsewhere');
}

/**
 * Returns null when the stored session cannot be read, because the code that validates it could not
 * be loaded.
 */
async function readSessionOfOtherTab() {
  // A removed session needs no validation, so the validation code is not loaded.
  if (readStored(storageKeys.session) === null) return null;
  const module = await import('./storedSession.ts').catch(() => null);
  return module?.readStoredSession() ?? null;
}

/**
 * The address of the sign-in page with a `redirectURL`, which is omitted for pages that must not be
 * redirected to.
 */
export function signInPath(from: string): string {
  return from.startsWith(paths.signOut)
    ? paths.signIn
    : `${paths.signIn}?${new URLSearchParams({ redirectURL: from }).toString()}`;
}

/** Ends the session of this token. A late 401 of an older session has no effect. */
export function endSession(token: string): void {
  if (currentSession()?.accessToken !== token) return;
  setSession(null, { reason: 'expired' });
  forcedSignOutListener('expired');
}
