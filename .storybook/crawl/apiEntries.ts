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
 * One entry per file, because its stories share their loaders and therefore the wait for the
 * service worker.
 */
export function onePerFile(entries: readonly IndexEntry[]): IndexEntry[] {
  return entries.filter(
    ({ importPath }, index) =>
      entries.findIndex((other) => other.importPath === importPath) === index,
  );
}
