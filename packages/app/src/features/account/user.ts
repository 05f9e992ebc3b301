import type { Presence, User } from '@touchline/contract/user';
import { currentSession, setSession } from '#session/session.atoms.ts';
import { call } from '#platform/client/client.ts';
import { duringSession, onSessionEnd } from '#platform/sessionScope.ts';

/** Settles when the changes that were made before are settled. */
let sending: Promise<unknown> = Promise.resolve();

/** How many changes of this session are not settled yet. */
let pending = 0;

/** What the server has, which is shown again when the last of the changes fails. */
let confirmed: Pick<User, 'status'>;

onSessionEnd(() => {
  pending = 0;
});

/**
 * Sets the presence optimistically and sends it to the server after those before it, so that the
 * last choice is also the last that the server hears. It goes with the token of its session, because
 * its turn may come after the end (AUTH-15).
 *
 * @throws ApiError after the presence that the server confirmed last is shown again
 */
export async function changePresence(status: Presence): Promise<void> {
  const session = currentSession();
  if (!session) return;
  const { user, accessToken: token } = session;
  if (pending === 0) confirmed = { status: user.status };
  pending += 1;
  show({ status });
  const sent = sending.then(() =>
    call('updateUser', { body: { user: { ...user, status } }, token }),
  );
  sending = sent.catch(() => {});
  try {
    // The rest of the answer may be older than what this browser has of the person.
    confirmed = { status: (await duringSession(sent)).status };
  } finally {
    pending -= 1;
    // Later choices are shown until they are settled too.
    if (pending === 0) show(confirmed);
  }
}

function show(change: Pick<User, 'status'>): void {
  const session = currentSession();
  if (session) setSession({ ...session, user: { ...session.user, ...change } });
}
