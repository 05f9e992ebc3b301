import { session as sessionSchema } from '@touchline/contract/user';
import { call, listenForUnauthorized } from '../api/client.ts';
import { ApiError } from '../api/problem.ts';
import { paths } from '../paths.ts';
import { storageKeys } from '../storage/storage.ts';
import { currentSession, readSession, setSession } from './session.atoms.ts';

/** What the page does when the session ends by itself. Set by the shell. */
type EndListener = (reason: 'expired' | 'elsewhere') => void;
let onEnded: EndListener = () => {};

export function listenForSessionEnd(listener: EndListener): void {
  onEnded = listener;
}

/** @throws ApiError; status 404 or 401 for wrong credentials */
export async function signIn(credentials: { email: string; password: string }): Promise<void> {
  const { accessToken, user } = await call('signIn', sessionSchema, { body: credentials });
  setSession({ accessToken, user });
}

export function signOut(): void {
  setSession(null);
}

/**
 * Asks the server whether the kept token still holds, and takes over what it says of the person.
 * A server out of reach leaves the session as it is: every call is checked by the server anyway.
 */
export async function confirmSession(): Promise<void> {
  const before = currentSession();
  if (!before) return;
  try {
    const confirmed = await call('signInWithToken', sessionSchema, {
      body: { accessToken: before.accessToken },
      isTracked: false,
    });
    if (currentSession() === before) {
      setSession({ accessToken: confirmed.accessToken, user: confirmed.user });
    }
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) endSession(before.accessToken);
  }
}

/** Joins the session to the 401 of any call and to the other tabs. Call once. */
export function watchSession(): void {
  listenForUnauthorized(endSession);
  addEventListener('storage', (event) => {
    if (event.key !== storageKeys.session && event.key !== null) return;
    const next = readSession();
    const before = currentSession();
    setSession(next, false);
    if (before && !next) onEnded('elsewhere');
  });
}

/** Address of the sign-in page that leads back; a page that must not be led back to is left out. */
export function signInPath(from: string): string {
  return from.startsWith(paths.signOut)
    ? paths.signIn
    : `${paths.signIn}?${new URLSearchParams({ redirectURL: from }).toString()}`;
}

/** Ends the session that this token belongs to, once; a late 401 leaves a newer session alone. */
function endSession(token: string): void {
  if (currentSession()?.accessToken !== token) return;
  setSession(null);
  onEnded('expired');
}
