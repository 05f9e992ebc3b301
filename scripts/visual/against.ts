import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pictureCache as cache, pictureResults as results, rootFolder } from '../folders.ts';
import { compareSides } from './compareSides.ts';
import { type Repository, repository } from './git.ts';
import { loadedKey } from './loadedKeys.ts';
import { modesOf } from './modes.ts';
import { type AgainstOptions, forTrees } from './options.ts';
import { pictureStore, prune } from './pictureStore.ts';
import { type Failure, type Summary, exitCodeOf } from './report/summary.ts';
import { writeReport } from './report/writeReport.ts';
import { type StorybookBuild, buildStorybook, cachedBuild, install } from './storybookBuild.ts';
import { type Story, isAskedFor } from './stories.ts';
import type { Wish } from './takePictures.ts';
import { type BuiltSide, takeAgain, takeMissing, timed } from './takeSides.ts';
import { UsageError } from '../usageError.ts';

/** For how many days an unused build or picture stays in the cache. */
const keptDays = 14;

/** `pnpm visual --against`: compares all stories with those of another commit; the exit code. */
export async function compareAgainst(asked: AgainstOptions): Promise<number> {
  const start = performance.now();
  const git = repository(rootFolder);
  const commit = asked.ref === null ? git.branchPoint() : git.commitOf(asked.ref);
  const trees = { before: git.treeOf(commit), after: git.workingTree() };
  const options = forTrees(asked, trees.before, trees.after);
  console.log(
    `Comparing the working tree with ${options.ref ?? 'where it left main'} (${commit.slice(0, 10)}).`,
  );
  if (trees.before === trees.after) {
    console.log(
      'The files are the same: both sides are taken anew, to see whether pictures are steady.',
    );
  }
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
  prune(join(cache, 'builds'), keptDays);
  prune(join(cache, 'pictures'), keptDays);

  const builds = await bothBuilds(git, commit, trees);
  const sides = {
    before: sideOf('before', builds.before, options),
    after: sideOf('after', builds.after, options),
  };
  if (sides.before.wishes.length + sides.after.wishes.length === 0) {
    throw new UsageError(
      `No story matches ${options.filters.map((text) => `'${text}'`).join(', ')}.`,
    );
  }

  const sameFiles = options.isFresh ? [] : sameKeys(builds.before, builds.after);
  /** The files, and the stories of others, that no change reaches. */
  const unreached = new Set(sameFiles);
  const isWanted = ({ file, id }: Story) => !unreached.has(file) && !unreached.has(id);
  const failures: Failure[] = [];
  await takeMissing('before', sides.before, isWanted, options, failures);
  if (!options.isFresh) {
    for (const wish of sameWhenDrawn(sides, isWanted)) {
      unreached.add(wish.story.id);
      sides.after.pictures.adopt(wish, sides.before.pictures);
    }
  }
  await takeMissing('after', sides.after, isWanted, options, failures);
  const isSame = trees.before === trees.after;
  // Of one commit every difference counts: a second look would hide what it asks for.
  const comparison = await compareSides(sides.before, sides.after, isWanted, async (groups) =>
    isSame ? null : takeAgain(sides, groups, options),
  );
  const seconds = (performance.now() - start) / 1000;
  const unanswered = (['before', 'after'] as const).flatMap((side) =>
    sides[side].unanswered.map((each) => ({ side, ...each })),
  );
  const summary: Summary = { ...comparison, commit, failures, unanswered, seconds };
  const lines = await writeReport(results, summary);
  console.log(`\n${lines.join('\n')}`);
  return exitCodeOf(summary);
}

async function bothBuilds(
  git: Repository,
  commit: string,
  trees: Readonly<Record<'before' | 'after', string>>,
) {
  const builds = join(cache, 'builds');
  const after = await timed('build of the working tree', () =>
    buildOf(trees.after, (tree) => buildStorybook(builds, tree, rootFolder)),
  );
  const before = await timed('build of the commit', () =>
    buildOf(trees.before, (tree) =>
      git.inCheckout(commit, async (folder) => {
        install(folder);
        return buildStorybook(builds, tree, folder);
      }),
    ),
  );
  return { before, after };

  async function buildOf(
    tree: string,
    build: (tree: string) => Promise<StorybookBuild>,
  ): Promise<StorybookBuild> {
    return cachedBuild(builds, tree) ?? build(tree);
  }
}

function sideOf(
  name: 'before' | 'after',
  build: StorybookBuild,
  { filters, modes, isFresh }: AgainstOptions,
): BuiltSide {
  const wishes: Wish[] = build.stories
    .filter((story) => isAskedFor(story, filters))
    .map((story) => ({ story, modes: modesOf(story, modes) }));
  const folder = isFresh ? join(results, 'taken', name) : join(cache, 'pictures');
  const pictures = pictureStore(folder, build.keys, captureKey());
  return { build, wishes, pictures, unanswered: [] };
}

/** The files of stories that are the same on both sides with everything that they reach. */
function sameKeys(before: StorybookBuild, after: StorybookBuild): string[] {
  return Object.keys(after.keys).filter((file) => before.keys[file] === after.keys[file]);
}

/** Of the stories that a change could reach, those that have loaded and drawn nothing that it changes. */
function sameWhenDrawn(
  { before, after }: Record<'before' | 'after', BuiltSide>,
  isWanted: (story: Story) => boolean,
): Wish[] {
  const [old, current] = [before.build.record, after.build.record];
  if (!old || !current) return [];
  return before.wishes.filter(({ story, modes }) => {
    const { file, id } = story;
    if (!isWanted(story) || !modes.every((mode) => before.pictures.has(file, id, mode)))
      return false;
    const { loaded = [], classes } = before.pictures.pictured(file) ?? {};
    const own = classes?.[id];
    if (!own) return false;
    const drawn = { loaded, classes: own };
    return loadedKey(old, file, drawn) === loadedKey(current, file, drawn);
  });
}

/** A hash of what decides how a picture is taken: the browser and the code that drives it. */
function captureKey(): string {
  const own = [
    'grow.ts',
    'ignorePointer.ts',
    'inPage.ts',
    'modes.ts',
    'paintedBox.ts',
    'prepare.ts',
    'stories.ts',
    'storyPage.ts',
    'takePictures.ts',
    '../browser.ts',
    '../../.storybook/ignoreOnScreenKeyboard.ts',
  ];
  const libraries = [
    new URL('../package.json', import.meta.resolve('@sparticuz/chromium')),
    new URL('package.json', import.meta.resolve('playwright-core')),
  ];
  const files = [...own.map((file) => new URL(file, import.meta.url)), ...libraries];
  const hash = createHash('sha256');
  for (const file of files) hash.update(readFileSync(fileURLToPath(file)));
  return hash.digest('hex').slice(0, 12);
}
