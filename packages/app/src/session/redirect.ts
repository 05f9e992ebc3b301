import { sitePath } from '@touchline/ui/href';
import { paths } from '#platform/paths.ts';

const disallowedTargets = new Set<string>([paths.signIn, paths.signOut, paths.signedInRedirect]);

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
    return disallowedTargets.has(decodeURIComponent(pathname).replace(/\/+$/, '')) ? null : path;
  } catch {
    return null;
  }
}
