import { connectClient } from '#platform/client/client.ts';
import { paths } from '#platform/paths.ts';
import { clearPersonal, readStored, storageKeys } from '#platform/storage/storage.ts';
import { currentSession, setSession, sessionToken } from './session.atoms.ts';

/** What the page does when the session ends by itself. Set by the shell. */
type EndListener = (reason: 'expired' | 'elsewhere') => void;
let onEnded: EndListener = () => {};

export function listenForSessionEnd(listener: EndListener): void {
  onEnded = listener;
}

/** Takes up the kept session, if there is one; a visitor waits for nothing. */
export async function restoreSession(): Promise<void> {
  if (readStored(storageKeys.session) === null) return;
  const { readSession } = await import('./storedSession.ts');
  const session = readSession();
  // It ran out while the page was closed.
  if (!session) clearPersonal({ isRemembered: true });
  setSession(session);
}

export function signOut(): void {
  setSession(null);
}

/** Joins the session to the 401 of any call and to the other tabs. Call once. */
export function watchSession(): void {
  connectClient({ getToken: sessionToken, onUnauthorized: endSession });
  addEventListener('storage', (event) => {
    if (event.key === storageKeys.session || event.key === null) void followOtherTab();
  });
}

async function followOtherTab() {
  const next = await sessionOfOtherTab();
  const hadSession = currentSession() !== null;
  const reason = readStored(storageKeys.sessionExpired) === true ? 'expired' : 'left';
  setSession(next, { reason, isKept: false });
  if (hadSession && !next) onEnded(reason === 'expired' ? 'expired' : 'elsewhere');
}

/** Nobody where it cannot be read: what checks it may be out of reach. */
async function sessionOfOtherTab() {
  // That it is gone needs no check, and waits for none.
  if (readStored(storageKeys.session) === null) return null;
  const module = await import('./storedSession.ts').catch(() => null);
  return module?.readSession() ?? null;
}

/** Address of the sign-in page that leads back; a page that must not be led back to is left out. */
export function signInPath(from: string): string {
  return from.startsWith(paths.signOut)
    ? paths.signIn
    : `${paths.signIn}?${new URLSearchParams({ redirectURL: from }).toString()}`;
}

/** Ends the session that this token belongs to, once; a late 401 leaves a newer session alone. */
export function endSession(token: string): void {
  if (currentSession()?.accessToken !== token) return;
  setSession(null, { reason: 'expired' });
  onEnded('expired');
}
