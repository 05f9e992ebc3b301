import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import type { SourceRecord } from './loadedKeys.ts';
import { type Stats, sourceKeys, sourceRecord } from './sourceKeys.ts';
import { type StoryList, readStories } from './stories.ts';
import { openStoryPage } from './storyPage.ts';
import { type ModuleGraph, graphFile, graphVariable } from './viteModuleGraph.ts';

/** A built Storybook and what is known about its stories. */
export interface StorybookBuild extends StoryList {
  folder: string;
  /** By file: changes when something changes that its stories can reach. */
  keys: Record<string, string>;
  /** Null for a commit whose build does not write it. */
  record: SourceRecord | null;
}

const listFile = 'visual.json';

/** The build of a tree in the cache; null when there is none. */
export function cachedBuild(cache: string, tree: string): StorybookBuild | null {
  const folder = join(cache, tree);
  const file = join(folder, listFile);
  if (!existsSync(file)) return null;
  const now = new Date();
  utimesSync(folder, now, now);
  return { folder, ...(JSON.parse(readFileSync(file, 'utf8')) as Omit<StorybookBuild, 'folder'>) };
}

/**
 * Builds the Storybook of a checkout into the cache.
 *
 * @param root the checkout, with its packages installed
 */
export async function buildStorybook(
  cache: string,
  tree: string,
  root: string,
): Promise<StorybookBuild> {
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'building-'));
  try {
    // Without the manager and the pages of documentation, of which no pictures are taken.
    run(join(root, 'node_modules/.bin/storybook'), root, [
      'build',
      '--quiet',
      '--test',
      '--preview-only',
      '--stats-json',
      '--output-dir',
      folder,
    ]);
    const list = await listStories(folder);
    const stats = JSON.parse(readFileSync(join(folder, 'preview-stats.json'), 'utf8')) as Stats;
    const files = [...new Set(list.stories.map(({ file }) => file))];
    const keys = sourceKeys(stats, files, root);
    const graph = join(folder, graphFile);
    const record = existsSync(graph)
      ? sourceRecord(JSON.parse(readFileSync(graph, 'utf8')) as ModuleGraph, root)
      : null;
    const known = { ...list, keys, record };
    writeFileSync(join(folder, listFile), JSON.stringify(known));
    const finished = join(cache, tree);
    rmSync(finished, { recursive: true, force: true });
    renameSync(folder, finished);
    return { folder: finished, ...known };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Installs the packages of a checkout, as its lockfile names them. */
export function install(root: string): void {
  run('npx', root, ['-y', 'pnpm', 'install', '--frozen-lockfile', '--prefer-offline', '--silent']);
}

async function listStories(folder: string): Promise<StoryList> {
  const page = await openStoryPage(folder);
  try {
    return await readStories(await page.openBlank());
  } finally {
    await page.close();
  }
}

function run(command: string, cwd: string, args: readonly string[]): void {
  const env = { ...process.env, [graphVariable]: 'yes' };
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    env,
  });
  if (status === 0) return;
  const output = [error?.message, stdout, stderr].filter(Boolean).join('\n');
  throw new Error(`${command} ${args.join(' ')} failed in ${cwd}:\n${output}`);
}
