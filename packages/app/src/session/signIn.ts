import { call } from '#platform/client/client.ts';
import { ApiError } from '#platform/client/ApiError.ts';
import { dropExternalToken } from '#platform/location/externalToken.ts';
import { currentSession, freshSession, setSession, type SessionState } from './session.atoms.ts';
import { endSession, otherTabs } from './session.ts';

/**
 * Imported dynamically, so that the code of this module is not a part of that of a restored
 * session.
 */
async function watchPage(): Promise<void> {
  const module = await import('./storedSession.ts').catch(() => null);
  module?.watchPageCache(otherTabs);
}

/**
 * @param signal of the form; after it has aborted, a late answer signs nobody in
 * @throws ApiError; status 404 or 401 for wrong credentials
 * @throws DOMException `AbortError` when the signal aborts
 */
export async function signIn(
  credentials: { email: string; password: string },
  signal?: AbortSignal,
): Promise<void> {
  const answer = await call('signIn', { body: credentials, signal });
  await watchPage();
  signal?.throwIfAborted();
  // The link was of no use, and would sign in again whoever comes to its page later.
  dropExternalToken();
  setSession(freshSession(answer));
}

/**
 * Unlocks the session with the password of its person.
 *
 * @param signal of the form; a late answer unlocks nothing
 * @throws ApiError; status 404 for a wrong password
 * @throws DOMException `AbortError` when the signal aborts
 */
export async function unlockSession(password: string, signal?: AbortSignal): Promise<void> {
  const locked = currentSession();
  if (!locked) return;
  const { email } = locked.user;
  // Without a token: calls with the token of the session wait until it is unlocked.
  const unlocked = await call('unlockSession', { body: { email, password }, token: null, signal });
  // By its values: a late answer about the user gives the session another object.
  const now = currentSession();
  const isStillLocked = now?.lockedUntil === locked.lockedUntil && now?.user.id === locked.user.id;
  if (isStillLocked) setSession(freshSession(unlocked));
}

/**
 * Asks the server whom an external token signs in.
 *
 * @throws ApiError; status 401 for a token that signs nobody in
 */
export async function checkExternalToken(token: string): Promise<SessionState> {
  const answer = await call('checkExternalToken', { body: { token }, token: null });
  await watchPage();
  return freshSession(answer);
}

/**
 * Asks the server whether the stored token is still valid, and updates the person. If the server is
 * unreachable the session stays, because the server checks every call anyway.
 */
export async function revalidateSession(): Promise<void> {
  const before = currentSession();
  if (!before || before.lockedUntil !== undefined) return;
  try {
    const { accessToken, user } = await call('signInWithToken', {
      body: { accessToken: before.accessToken },
      isTracked: false,
    });
    if (currentSession() === before) setSession(freshSession({ accessToken, user }));
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) endSession(before.accessToken);
  }
}
