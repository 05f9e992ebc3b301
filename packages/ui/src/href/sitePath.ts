const anySite = 'https://any.invalid';

/**
 * Validates an address as a path of this site. Browsers resolve `/\host` and `/.//host` to another
 * site and ignore tabs and line breaks, so the path is validated again after it is resolved
 * (AUTH-5).
 *
 * @param origin of this site
 * @returns path, query and fragment, or null for any other address
 */
export function sitePath(text: string, origin = anySite): string | null {
  if (!isRooted(text)) return null;
  try {
    const url = new URL(text, origin);
    const path = url.pathname + url.search + url.hash;
    return url.origin === origin && isRooted(path) ? path : null;
  } catch {
    return null;
  }
}

function isRooted(path: string): boolean {
  return /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(path);
}
