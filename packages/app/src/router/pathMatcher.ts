import { parse } from 'regexparam';

/** The parameters of a path by their names. */
export type Params = Record<string, string | undefined>;

/**
 * Compares addresses with a path as React Router does: in any case, with or without a slash at the end.
 *
 * @param path with `:name` for a segment and `*` for any rest
 * @returns gets the path of an address; returns its parameters, or null when it is another path
 */
export function pathMatcher(path: string): (pathname: string) => Params | null {
  let parsed: { keys: string[]; pattern: RegExp } | undefined;
  return (pathname) => {
    // Compiled when an address reaches it: the first pages are found without most of the others.
    const { keys, pattern } = (parsed ??= parse(path));
    const values = pattern.exec(pathname);
    return values && Object.fromEntries(keys.map((key, index) => [key, decode(values[index + 1])]));
  };
}

/** Decodes a path segment; a malformed one is returned unchanged. */
function decode(part = ''): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
