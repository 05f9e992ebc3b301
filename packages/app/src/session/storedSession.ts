import { user } from '@touchline/contract/user';
import * as v from 'valibot';
import { dropExternalToken } from '#platform/location/externalToken.ts';
import { onSessionEnd } from '#platform/sessionScope.ts';
import { readStored, storageKeys } from '#platform/storage/storage.ts';
import { idleLimit } from './idle.ts';
import { lockedForm, sessionExpiry, sessionStart, type SessionState } from './session.atoms.ts';
import { isUsableToken } from './token.ts';

export { watchPageCache } from './pageCache.ts';

const storedSchema = v.object({
  accessToken: v.string(),
  user,
  lockedUntil: v.optional(v.number()),
  clockSkew: v.optional(v.number()),
});

/** The stored session if it is valid and either locked or with a usable token, else null. */
export function readStoredSession(): SessionState | null {
  const result = v.safeParse(storedSchema, readStored(storageKeys.session));
  if (!result.success) return null;
  const { accessToken, user: person, lockedUntil, clockSkew = 0 } = result.output;
  if (lockedUntil !== undefined) {
    return lockedUntil > Date.now() ? { accessToken: '', user: person, lockedUntil } : null;
  }
  if (!isUsableToken(accessToken, Date.now() - clockSkew)) return null;
  return { accessToken, user: person, ...(clockSkew === 0 ? {} : { clockSkew }) };
}

/** The stored session, locked when nobody has used the product for too long. */
export function readSessionAtStart(): SessionState | null {
  const session = readStoredSession();
  const lastActivity = readStored(storageKeys.lastActivity);
  if (!session || typeof lastActivity !== 'number') return session;
  // A sign-in is an activity too: a stored time before it was written with a wrong clock.
  const isIdle = Date.now() - Math.max(lastActivity, sessionStart(session)) >= idleLimit;
  return isIdle && sessionExpiry(session) > Date.now() ? lockedForm(session) : session;
}

// Else the token of a link would sign in whoever comes after the person. It outlives a session that
// expires, because a link is often followed where the session before has expired. Here, because a
// visitor does not load this code.
onSessionEnd(({ reason }) => {
  if (reason === 'left') dropExternalToken();
});
