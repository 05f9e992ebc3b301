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

export interface SessionState {
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

const sessionAtom = atom<SessionState | null>(null);

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
export function freshSession({ accessToken, user }: SessionState): SessionState {
  const clockSkew = clockSkewOf(accessToken, Date.now());
  return clockSkew === 0 ? { accessToken, user } : { accessToken, user, clockSkew };
}

/** When a session ends by itself, in ms since 1970 by the clock of the device. */
export function sessionExpiry({ accessToken, lockedUntil, clockSkew = 0 }: SessionState): number {
  return lockedUntil ?? (tokenExpiry(accessToken) ?? 0) * 1000 + clockSkew;
}

/** When the token of a session was issued, in ms since 1970 by the device's clock; 0 if unknown. */
export function sessionStart({ accessToken, clockSkew = 0 }: SessionState): number {
  return tokenIssuedAt(accessToken) + clockSkew;
}

/** `sessionExpiry` of the current session; null for a visitor. */
export const sessionExpiryAtom = atom((get) => {
  const session = get(sessionAtom);
  return session && sessionExpiry(session);
});

/** The same session without its token. */
export function lockedForm(session: SessionState): SessionState {
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

export function currentSession(): SessionState | null {
  return store.get(sessionAtom);
}

export interface SessionChange {
  /** Why the previous session ends, if one ends. */
  reason?: SessionEnd['reason'];
  /**
   * `otherTab` has already written the storage; a session stored by `nobody` exists in this document
   * only, as in stories.
   */
  storedBy?: 'thisTab' | 'otherTab' | 'nobody';
}

/**
 * Replaces the session, also in the storage and thereby in other tabs. All sessions end here: when
 * the person changes, all personal state is cleared.
 */
export function setSession(
  session: SessionState | null,
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
    // When the storage cannot be written, the old value is removed: the session of the previous person
    // or the token of a locked session must not be restored at the next visit.
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
 * Whether another tab has ended the session or stored that of another person, and this tab has not
 * received the `storage` event yet. A late answer or 401 of the old session must not overwrite that;
 * the sign-in of another person in this tab may.
 */
function isOvertaken(before: SessionState, next: SessionState | null): boolean {
  if (next && next.user.id !== before.user.id) return false;
  const stored = storedUserId();
  return stored === null ? next !== null : stored !== before.user.id;
}

/**
 * The id of the person whose session is stored; null for none and for what is no session. Without the
 * schema of `storedSession.ts`, whose code a visitor does not load.
 */
function storedUserId(): string | null {
  const { user } = Object(readStored(storageKeys.session)) as { user?: unknown };
  const { id } = Object(user) as { id?: unknown };
  return typeof id === 'string' ? id : null;
}

let isStored = false;

/** Whether the current session is in the storage, where other tabs can change it. */
export function isSessionStored(): boolean {
  return isStored;
}
