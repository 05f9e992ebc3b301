import type { Role, User } from '@touchline/contract/user';
import { atom } from 'jotai';
import {
  clearDraftsOfOthers,
  clearUserData,
  readStored,
  storageKeys,
  writeStored,
} from '#platform/storage/storage.ts';
import { store } from '#platform/store.ts';
import { endSessionScope, type SessionEnd } from '#platform/sessionScope.ts';
import { showToast } from '#platform/toasts.ts';
import { clockSkewOf, isUsableToken, tokenExpiry, tokenIssuedAt } from './token.ts';

export interface Session {
  /** Empty while the session is locked. */
  accessToken: string;
  user: User;
  /**
   * Set while the session is locked: until when it can be unlocked, in ms since 1970. The token of a
   * locked session is kept nowhere; unlocking brings a new one.
   */
  lockedUntil?: number;
  /** How far the device's clock was ahead of the server's when the token came, in ms. */
  clockSkew?: number;
}

const sessionAtom = atom<Session | null>(null);

/** The signed-in person; null for a visitor. */
export const userAtom = atom((get) => get(sessionAtom)?.user ?? null);

const noRoles: readonly Role[] = [];

export const rolesAtom = atom((get) => get(userAtom)?.roles ?? noRoles);

/**
 * The id of the signed-in person. Unlike `userAtom` it changes only when somebody signs in or out.
 */
export const userIdAtom = atom((get) => get(userAtom)?.id ?? null);

/** Whether the person has to enter their password to go on. */
export const isLockedAtom = atom((get) => get(sessionAtom)?.lockedUntil !== undefined);

/** The session of a token that has just been issued. */
export function freshSession({ accessToken, user }: Session): Session {
  const clockSkew = clockSkewOf(accessToken, Date.now());
  return clockSkew === 0 ? { accessToken, user } : { accessToken, user, clockSkew };
}

/** When a session ends by itself, in ms since 1970 by the clock of the device. */
export function sessionExpiry({ accessToken, lockedUntil, clockSkew = 0 }: Session): number {
  return lockedUntil ?? (tokenExpiry(accessToken) ?? 0) * 1000 + clockSkew;
}

/** When the token of a session came, in ms since 1970 by the device's clock; 0 where it does not say. */
export function sessionStart({ accessToken, clockSkew = 0 }: Session): number {
  return tokenIssuedAt(accessToken) + clockSkew;
}

/** `sessionExpiry` of the current session; null for a visitor. */
export const sessionExpiryAtom = atom((get) => {
  const session = get(sessionAtom);
  return session && sessionExpiry(session);
});

/** The same session without its token. */
export function lockedForm(session: Session): Session {
  return { accessToken: '', user: session.user, lockedUntil: sessionExpiry(session) };
}

/**
 * Resolves when a locked session is unlocked; never when it ends instead.
 *
 * @returns undefined when nothing is locked
 */
export function whenUnlocked(): Promise<void> | undefined {
  const locked = currentSession();
  if (!store.get(isLockedAtom) || !locked) return undefined;
  return new Promise((resolve) => {
    const stop = store.sub(sessionAtom, () => {
      if (store.get(isLockedAtom)) return;
      stop();
      if (currentSession()?.user.id === locked.user.id) resolve();
    });
  });
}

/** The access token for the client. Never shown, never logged. */
export function sessionToken(): { value: string; isUsable: boolean } | null {
  const session = store.get(sessionAtom);
  if (!session || session.lockedUntil !== undefined) return null;
  const { accessToken, clockSkew = 0 } = session;
  return { value: accessToken, isUsable: isUsableToken(accessToken, Date.now() - clockSkew) };
}

/** The access token if it is not expired. */
export function currentToken(): string | null {
  const token = sessionToken();
  return token?.isUsable ? token.value : null;
}

export function currentSession(): Session | null {
  return store.get(sessionAtom);
}

export interface SessionChange {
  /** Why the previous session ends, if one ends. */
  reason?: SessionEnd['reason'];
  /**
   * `otherTab` has already written the storage; a session stored by `nobody` is of this document alone,
   * as in stories.
   */
  storedBy?: 'thisTab' | 'otherTab' | 'nobody';
}

/**
 * Replaces the session, also in the storage and thereby in other tabs. All sessions end here: when
 * the person changes, all personal state is cleared.
 */
export function setSession(
  session: Session | null,
  { reason = 'left', storedBy = 'thisTab' }: SessionChange = {},
): void {
  const before = store.get(sessionAtom);
  const hasEnded = before !== null && before.user.id !== session?.user.id;
  if (storedBy === 'thisTab' && isStored && before && isOvertaken(before, session)) return;
  store.set(sessionAtom, session);
  let isForgotten = true;
  if (storedBy === 'thisTab') {
    if (hasEnded) clearUserData({ isKeptInMemory: reason === 'expired' });
    if (session) clearDraftsOfOthers(session.user.id);
    if (session === null || before === null || hasEnded) {
      writeStored(storageKeys.lastActivity, session && Date.now());
    }
    // Written first, because other tabs read the reason as soon as they see that the session is
    // gone.
    const hasExpired = session === null && reason === 'expired';
    writeStored(storageKeys.sessionExpired, hasExpired || null);
    const isWritten = writeStored(storageKeys.session, session);
    // That of the person before must not come back at the next visit, nor the token of a locked session.
    const isWithdrawn = hasEnded || session?.lockedUntil !== undefined;
    if (isWithdrawn && session && !isWritten) writeStored(storageKeys.session, null);
    isStored = session !== null && isWritten;
    isForgotten = session !== null || isWritten;
  } else isStored = session !== null && storedBy === 'otherTab';
  if (hasEnded) {
    endSessionScope({ reason, userId: before.user.id, accessToken: before.accessToken });
  }
  if (!isForgotten) showToast('signOut.notForgotten', { tone: 'danger' });
}

/**
 * Whether another tab has ended the session or begun one of another person, and the `storage` event of
 * that is still to come: neither a late answer nor a late 401 of this session may undo it. Whoever signs
 * in may.
 */
function isOvertaken(before: Session, next: Session | null): boolean {
  if (next && next.user.id !== before.user.id) return false;
  const stored = readStored(storageKeys.session) as Partial<Session> | null;
  return stored ? stored.user?.id !== before.user.id : next !== null;
}

let isStored = false;

/** Whether the storage holds the current session, so that a change of it there is one of another tab. */
export function isSessionStored(): boolean {
  return isStored;
}
