import type { IndexEntry } from 'storybook/internal/types';
import { publishedEntries } from './published.ts';

const named = 'From The Api';

/** Those whose parts or loaders ask the mock back end. */
export function fetchingEntries(): IndexEntry[] {
  return publishedEntries().filter(
    ({ importPath, name }) => importPath.startsWith('./packages/app/') || name === named,
  );
}

/** One of each file: its stories share their loaders, and with them the wait for the worker. */
export function oneOfEachFile(entries: readonly IndexEntry[]): IndexEntry[] {
  return entries.filter(
    ({ importPath }, index) =>
      entries.findIndex((other) => other.importPath === importPath) === index,
  );
}
