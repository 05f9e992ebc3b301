import { isPath, paths } from '../paths.ts';

/** The maximum number of addresses for the back button; the oldest is dropped first (ROUTE-12). */
export const historyLimit = 10;

/** Going back to these would end or lock the session, or lead to a link that was used (ROUTE-13). */
const neverBackTo = [
  paths.signOut,
  paths.unlockSession,
  paths.accountVerification,
  paths.resetPassword,
];

/** Appends a completed navigation. The same address twice in a row is added once. */
export function appendUrl(history: readonly string[], url: string): readonly string[] {
  const kept = withoutToken(url);
  return history.at(-1) === kept ? history : [...history, kept].slice(-historyLimit);
}

/** Parameters whose value signs somebody in or sets a password. */
const secrets = ['token', 'code'];

/**
 * Removes tokens from the query, also from an address inside it, so that going back does not use
 * them again (ROUTE-16).
 */
function withoutToken(url: string): string {
  // Concatenated instead of passed with a base, with which `//path` would be parsed as a host.
  const { pathname, searchParams, hash } = new URL(`https://any.example${url}`);
  const found = [...searchParams].filter(
    ([name, value]) => secrets.includes(name) || /[?&](?:token|code)=/i.test(value),
  );
  if (found.length === 0) return url;
  for (const [name] of found) searchParams.delete(name);
  const query = searchParams.toString();
  return pathname + (query && `?${query}`) + hash;
}

/**
 * The target of the back button: the last address before the current one that differs from it and
 * can be returned to, with the history up to it. The same address can be on both sides of a page that
 * is never returned to, when the browser's own button was used there.
 *
 * @param leadsOn whether an address would redirect to another page
 * @returns null when there is none
 */
export function findBackTarget(
  history: readonly string[],
  leadsOn: (url: string) => boolean = () => false,
): { url: string; history: readonly string[] } | null {
  const earlier = history.slice(0, -1);
  const index = earlier.findLastIndex(
    (url) =>
      url !== history.at(-1) && !neverBackTo.some((path) => isPath(url, path)) && !leadsOn(url),
  );
  const url = earlier[index];
  return url === undefined ? null : { url, history: earlier.slice(0, index + 1) };
}
