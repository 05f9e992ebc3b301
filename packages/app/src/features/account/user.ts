import type { Presence } from '@touchline/contract/user';
import { currentSession, setSession } from '#session/session.atoms.ts';
import { call } from '#platform/client/client.ts';

/**
 * Sets the presence optimistically, then sends it to the server.
 *
 * @throws ApiError after the optimistic change was reverted
 */
export async function changePresence(status: Presence): Promise<void> {
  const before = currentSession();
  if (!before) return;
  const optimistic = { ...before, user: { ...before.user, status } };
  setSession(optimistic);
  try {
    const saved = await call('updateUser', { body: { user: optimistic.user } });
    if (currentSession() === optimistic)
      setSession({ ...optimistic, user: { ...optimistic.user, ...saved } });
  } catch (error) {
    if (currentSession() === optimistic) setSession(before);
    throw error;
  }
}
