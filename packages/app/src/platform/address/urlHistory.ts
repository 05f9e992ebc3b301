import { paths } from '../paths.ts';

/** Addresses kept for the back button; the oldest is dropped first (product.md §9). */
export const historyLimit = 10;

/** Adds a completed navigation. The same address twice in a row counts once. */
export function visited(history: readonly string[], url: string): readonly string[] {
  return history.at(-1) === url ? history : [...history, url].slice(-historyLimit);
}

/**
 * Where the back button leads: the last address before the current one that is not the sign-out,
 * and the history without what was gone back over.
 *
 * @returns null when there is nowhere to go
 */
export function goBack(
  history: readonly string[],
): { url: string; history: readonly string[] } | null {
  const earlier = history.slice(0, -1);
  const index = earlier.findLastIndex((url) => !url.startsWith(paths.signOut));
  const url = earlier[index];
  return url === undefined ? null : { url, history: earlier.slice(0, index + 1) };
}
