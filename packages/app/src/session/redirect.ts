import { sitePath } from '@touchline/ui/href';
import { isPath, paths } from '#platform/paths.ts';

const disallowedTargets = [
  paths.signIn,
  paths.signOut,
  paths.signedInRedirect,
  paths.unlockSession,
];

/**
 * Validates a `redirectURL`: only a path of this site is allowed, and no page that would cause a
 * redirect loop.
 *
 * @returns path, query and fragment, or null
 */
export function safeRedirect(text: string | null | undefined, origin: string): string | null {
  const path = text && text.length <= 2048 ? sitePath(text, origin) : null;
  if (path === null) return null;
  try {
    const { pathname } = new URL(path, origin);
    const decoded = decodeURIComponent(pathname);
    return disallowedTargets.some((target) => isPath(decoded, target)) ? null : path;
  } catch {
    return null;
  }
}

/** Where a person comes after signing in: the `redirectURL` of the sign-in page, or the start page. */
export function targetAfterSignIn(search: string, origin: string): string {
  return safeRedirect(new URLSearchParams(search).get('redirectURL'), origin) ?? paths.home;
}
