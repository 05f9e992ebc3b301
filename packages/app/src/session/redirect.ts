import { paths } from '../paths.ts';

const neverTargets = new Set<string>([paths.signIn, paths.signOut, paths.signedInRedirect]);

/**
 * Checks a `redirectURL`: only a path of this site is let through, and never the pages that would
 * go round in circles. Browsers read `/\host` and `/.//host` as another site, so the path is tested
 * again after it is resolved (live-and-security.md §1.4).
 *
 * @returns path, query and fragment, or null
 */
export function safeRedirect(text: string | null | undefined, origin: string): string | null {
  if (!text || text.length > 2048 || !isRooted(text)) return null;
  try {
    const url = new URL(text, origin);
    if (url.origin !== origin) return null;
    if (neverTargets.has(decodeURIComponent(url.pathname).replace(/\/+$/, ''))) return null;
    const path = url.pathname + url.search + url.hash;
    return isRooted(path) ? path : null;
  } catch {
    return null;
  }
}

function isRooted(path: string): boolean {
  return /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(path);
}
