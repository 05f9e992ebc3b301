import type { IndexEntry } from 'storybook/internal/types';
import { publishedEntries } from './serveStorybook.ts';

const apiStoryName = 'From The Api';

/** The entries whose components or loaders call the mock back end. */
export function apiEntries(): IndexEntry[] {
  return publishedEntries().filter(
    ({ importPath, name }) => importPath.startsWith('./packages/app/') || name === apiStoryName,
  );
}

/**
 * One entry per feature or component: its stories share their loaders and therefore the wait for the
 * service worker. `pnpm crawl` visits all of them.
 */
export function onePerPart(entries: readonly IndexEntry[]): IndexEntry[] {
  const seen = new Set<string>();
  return entries.filter(({ importPath }) => {
    // Such as `./packages/app/src/features/matches`.
    const part = importPath.split('/').slice(0, 6).join('/');
    const isFirst = !seen.has(part);
    seen.add(part);
    return isFirst;
  });
}
