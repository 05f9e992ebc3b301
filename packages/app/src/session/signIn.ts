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
 * Asks the server whether the kept token still holds, and takes over what it says of the person.
 * A server out of reach leaves the session as it is: every call is checked by the server anyway.
 */
export async function confirmSession(): Promise<void> {
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
