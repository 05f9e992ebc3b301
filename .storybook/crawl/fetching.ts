import type { IndexEntry } from 'storybook/internal/types';
import { publishedEntries } from './published.ts';

const named = 'From The Api';

/** The entries whose components or loaders call the mock back end. */
export function fetchingEntries(): IndexEntry[] {
  return publishedEntries().filter(
    ({ importPath, name }) => importPath.startsWith('./packages/app/') || name === named,
  );
}

/**
 * One entry per file, because its stories share their loaders and therefore the wait for the
 * service worker.
 */
export function oneOfEachFile(entries: readonly IndexEntry[]): IndexEntry[] {
  return entries.filter(
    ({ importPath }, index) =>
      entries.findIndex((other) => other.importPath === importPath) === index,
  );
}
