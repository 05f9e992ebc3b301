const anySite = 'https://any.invalid';

/**
 * Reads an address that is meant as a path of this site. Browsers take `/\host` and `/.//host` for
 * another site and pass over tabs and line breaks, so the path is tested again after it is resolved
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
