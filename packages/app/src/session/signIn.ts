import { call } from '#platform/client/client.ts';
import { ApiError } from '#platform/client/ApiError.ts';
import { currentSession, setSession } from './session.atoms.ts';
import { endSession } from './session.ts';

/** @throws ApiError; status 404 or 401 for wrong credentials */
export async function signIn(credentials: { email: string; password: string }): Promise<void> {
  const { accessToken, user } = await call('signIn', { body: credentials });
  setSession({ accessToken, user });
}

/**
 * Asks the server whether the stored token is still valid, and updates the person. If the server is
 * unreachable the session stays, because the server checks every call anyway.
 */
export async function revalidateSession(): Promise<void> {
  const before = currentSession();
  if (!before) return;
  try {
    const { accessToken, user } = await call('signInWithToken', {
      body: { accessToken: before.accessToken },
      isTracked: false,
    });
    if (currentSession() === before) setSession({ accessToken, user });
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) endSession(before.accessToken);
  }
}
