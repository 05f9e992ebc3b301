import { paths } from '../paths.ts';

/** The maximum number of addresses for the back button; the oldest is dropped first (ROUTE-12). */
export const historyLimit = 10;

/** Appends a completed navigation. The same address twice in a row is added once. */
export function appendUrl(history: readonly string[], url: string): readonly string[] {
  const kept = withoutToken(url);
  return history.at(-1) === kept ? history : [...history, kept].slice(-historyLimit);
}

/** Removes a token from the query, so that going back does not use it again (ROUTE-16). */
function withoutToken(url: string): string {
  const { pathname, searchParams, hash } = new URL(url, 'https://any.example');
  if (!searchParams.has('token')) return url;
  searchParams.delete('token');
  const query = searchParams.toString();
  return pathname + (query && `?${query}`) + hash;
}

/**
 * The target of the back button: the last address before the current one that is not the sign-out,
 * with the history up to it.
 *
 * @returns null when there is none
 */
export function findBackTarget(
  history: readonly string[],
): { url: string; history: readonly string[] } | null {
  const earlier = history.slice(0, -1);
  const index = earlier.findLastIndex((url) => !url.startsWith(paths.signOut));
  const url = earlier[index];
  return url === undefined ? null : { url, history: earlier.slice(0, index + 1) };
}
