import type { Role, User } from '@touchline/contract/user';
import { atom } from 'jotai';
import { storageKeys, writeStored } from '../storage/storage.ts';
import { store } from '../store.ts';
import { isUsableToken } from './token.ts';

export interface Session {
  accessToken: string;
  user: User;
}

const sessionAtom = atom<Session | null>(null);

/** The signed-in person, null for a visitor. */
export const userAtom = atom((get) => get(sessionAtom)?.user ?? null);

const noRoles: readonly Role[] = [];

export const rolesAtom = atom((get) => get(userAtom)?.roles ?? noRoles);

/** Whether and who, without the details: it changes only when another person signs in or out. */
export const userIdAtom = atom((get) => get(userAtom)?.id ?? null);

/** The access token if it can still be used. Never shown, never logged. */
export function currentToken(): string | null {
  const token = store.get(sessionAtom)?.accessToken;
  return isUsableToken(token, Date.now()) ? token : null;
}

export function currentSession(): Session | null {
  return store.get(sessionAtom);
}

/** Replaces the session here; `isKept` also for the next visit and the other tabs. */
export function setSession(session: Session | null, isKept = true): void {
  store.set(sessionAtom, session);
  if (isKept) writeStored(storageKeys.session, session);
}
