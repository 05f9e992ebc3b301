import type { Role, User } from '@touchline/contract/user';
import { atom } from 'jotai';
import { clearUserData, storageKeys, writeStored } from '#platform/storage/storage.ts';
import { store } from '#platform/store.ts';
import { endSessionScope, type SessionEnd } from '#platform/sessionScope.ts';
import { isUsableToken } from './token.ts';

export interface Session {
  accessToken: string;
  user: User;
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

/** The access token for the client. Never shown, never logged. */
export function sessionToken(): { value: string; isUsable: boolean } | null {
  const session = store.get(sessionAtom);
  if (!session) return null;
  return {
    value: session.accessToken,
    isUsable: isUsableToken(session.accessToken, Date.now()),
  };
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
  /** False for a change made by another tab, which has already written the storage. */
  isPersisted?: boolean;
}

/**
 * Replaces the session, also in the storage and thereby in other tabs. All sessions end here: when
 * the person changes, all personal state is cleared.
 */
export function setSession(
  session: Session | null,
  { reason = 'left', isPersisted = true }: SessionChange = {},
): void {
  const before = store.get(sessionAtom);
  const hasEnded = before !== null && before.user.id !== session?.user.id;
  store.set(sessionAtom, session);
  if (isPersisted) {
    if (hasEnded) clearUserData({ isKeptInMemory: reason === 'expired' });
    // Written first, because other tabs read the reason as soon as they see that the session is
    // gone.
    const hasExpired = session === null && reason === 'expired';
    writeStored(storageKeys.sessionExpired, hasExpired || null);
    writeStored(storageKeys.session, session);
  }
  if (hasEnded) {
    endSessionScope({ reason, userId: before.user.id, accessToken: before.accessToken });
  }
}
