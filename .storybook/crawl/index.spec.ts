import { expect, test } from '@playwright/test';
import { globSync, readFileSync } from 'node:fs';
import { rootFolder } from '../../scripts/folders.ts';
import { apiEntries } from './apiEntries.ts';
import { publishedEntries } from './serveStorybook.ts';
import { readStorySettings } from './storySettings.ts';

/** The paths of files of the workspace, as the index writes them. */
function filesLike(pattern: string): string[] {
  return globSync(`{docs,packages,.storybook}/${pattern}`, {
    cwd: rootFolder,
    exclude: ['**/node_modules/**'],
  }).map((path) => `./${path.replaceAll('\\', '/')}`);
}

const unique = (paths: readonly string[]) => [...new Set(paths)].toSorted();

/** The other tests take what the index lists: what it lacks, none of them would open. */
test('every file of stories and every page is published', () => {
  const written = ['**/*.stories.tsx', '**/*.mdx'].flatMap(filesLike);
  expect(written.length).toBeGreaterThan(200);
  const published = new Set(publishedEntries().map(({ importPath }) => importPath));
  expect(written.filter((path) => !published.has(path))).toEqual([]);
});

test('every story has been read before the tests', () => {
  const stories = publishedEntries().filter(({ type }) => type === 'story');
  expect(unique(stories.map(({ id }) => id))).toEqual(unique(Object.keys(readStorySettings())));
});

test('the entries for a first visit are in every file whose stories call the mock back end', () => {
  const callers = filesLike('**/*.stories.tsx').filter(
    (path) =>
      path.startsWith('./packages/app/') ||
      readFileSync(`${rootFolder}/${path}`, 'utf8').includes('export const FromTheApi'),
  );
  expect(unique(apiEntries().map(({ importPath }) => importPath))).toEqual(unique(callers));
});
