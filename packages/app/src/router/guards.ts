import type { Role } from '@touchline/contract/user';
import { externalToken } from '#platform/location/externalToken.ts';
import { targetAfterSignIn } from '#session/redirect.ts';
import { signInPath } from '#session/session.ts';

/**
 * Who may see a page (AUTH-1, AUTH-3, AUTH-19). `visitor`: who is not signed in; `signedIn`: who is;
 * `signOut`: the same, and the page stays when it ends the session; `external`: who brings a token
 * from another site; roles: who has one of them.
 */
export type Guard = 'visitor' | 'signedIn' | 'signOut' | 'external' | readonly Role[];

export type Verdict =
  | 'pass'
  | 'forbidden'
  /** `isRefused`: the sign-in page tells the person why they are there (AUTH-21). */
  | { to: string; isRefused: boolean };

/** The address of a page; `search` and `hash` with their leading characters. */
interface Address {
  pathname: string;
  search: string;
  hash: string;
}

/** @param roles those of the signed-in person; null for a visitor */
export function checkGuard(
  guard: Guard | undefined,
  roles: readonly Role[] | null,
  { pathname, search, hash }: Address,
): Verdict {
  if (guard === undefined) return 'pass';
  if (guard === 'external' && externalToken() !== null) return 'pass';
  if (guard === 'visitor' || guard === 'external') {
    if (roles) return { to: targetAfterSignIn(search, location.origin), isRefused: false };
    if (guard !== 'external') return 'pass';
  }
  if (!roles) return { to: signInPath(pathname + search + hash), isRefused: true };
  if (typeof guard === 'string') return 'pass';
  return guard.some((role) => roles.includes(role)) ? 'pass' : 'forbidden';
}
