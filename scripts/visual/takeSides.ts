import { availableParallelism } from 'node:os';
import type { Side } from './compareSides.ts';
import type { AgainstOptions } from './options.ts';
import type { Failure } from './report/summary.ts';
import type { StorybookBuild } from './storybookBuild.ts';
import {
  type Group,
  type Taken,
  type Wish,
  groupsOf,
  takePictures,
  timeTag,
} from './takePictures.ts';
import type { Story } from './stories.ts';

/**
 * How many files are taken a second time. A change of a control reaches more, and would wait for both sides
 * again; the few pictures that differ by chance are not worth that.
 */
const confirmedFiles = 10;

export interface BuiltSide extends Side {
  build: StorybookBuild;
  /** Filled while pictures are taken. */
  unanswered: Taken['unanswered'];
}

/** Takes the pictures of one side that the store does not have. */
export async function takeMissing(
  name: Failure['side'],
  { build, wishes, pictures, unanswered }: BuiltSide,
  isWanted: (story: Story) => boolean,
  options: AgainstOptions,
  failures: Failure[],
): Promise<void> {
  const isMissing = ({ story, modes }: Wish) =>
    modes.some((mode) => !pictures.has(story.file, story.id, mode));
  const groups = groupsOf(wishes.filter((wish) => isWanted(wish.story) && isMissing(wish)));
  const total = groups.reduce((sum, group) => sum + countOf(group), 0);
  if (total === 0) return console.log(`✓ pictures of ${name}: none to take`);
  let done = 0;
  await timed(`pictures of ${name}: ${total}`, () =>
    take(build, groups, options, (taken) => {
      const failed = new Set(taken.failures.map(({ story }) => story.id));
      for (const { story, viewport, error } of taken.failures) {
        failures.push({ side: name, story, viewport, error });
        console.log(`✗ ${story.id} on ${viewport}: ${error}`);
      }
      for (const { story, viewport, error } of taken.unsure) {
        const where = `${story.id} on ${viewport}`;
        console.log(`? ${where} passed alone at a second look, after: ${error}`);
      }
      unanswered.push(...taken.unanswered);
      for (const { id } of taken.untagged) {
        console.log(
          `? ${id} passes only while time passes: the tag '${timeTag}' saves a look at it`,
        );
      }
      for (const { story, mode, png } of taken.pictures) {
        // A failed story is taken again in the next run.
        if (!failed.has(story.id) || options.isFresh) {
          pictures.write(story.file, story.id, mode, png);
        }
      }
      const { entries } = build.record ?? {};
      if (entries) {
        pictures.notePictured(taken.group.file, {
          loaded: taken.loaded.flatMap((name) => entries[name] ?? []),
          classes: taken.classes,
        });
      }
      done += countOf(taken.group);
      if (process.stdout.isTTY) process.stdout.write(`\r${done} of ${total} `);
    }),
  );
}

/** Takes pictures of both sides a second time; those that are the same again are steady. */
export async function takeAgain(
  { before, after }: { before: BuiltSide; after: BuiltSide },
  groups: readonly Group[],
  options: AgainstOptions,
): Promise<{ before: Taken[]; after: Taken[] } | null> {
  const again = { before: [] as Taken[], after: [] as Taken[] };
  const files = new Set(groups.map(({ file }) => file));
  if (files.size > confirmedFiles) return null;
  const ids = new Set(groups.flatMap(({ shots }) => shots.map(({ story }) => story.id)));
  const isAsked = ({ story }: Wish) => ids.has(story.id);
  await timed(`a second look at ${files.size} files of stories`, async () => {
    for (const [side, list] of [
      [before, again.before],
      [after, again.after],
    ] as const) {
      await take(side.build, groupsOf(side.wishes.filter(isAsked)), options, (taken) =>
        list.push(taken),
      );
    }
  });
  return again;
}

function take(
  { folder, viewports }: StorybookBuild,
  groups: readonly Group[],
  { workers }: AgainstOptions,
  onTaken: (taken: Taken) => void,
): Promise<void> {
  return takePictures({
    folder,
    groups,
    viewports,
    // More than there are cores, because stories wait for frames and answers.
    workers: workers ?? Math.min(8, 2 * availableParallelism() + 1),
    onTaken,
  });
}

function countOf({ shots }: Group): number {
  return shots.reduce((sum, { modes }) => sum + modes.length, 0);
}

/** Prints how long the work has taken. */
export async function timed<Result>(title: string, run: () => Promise<Result>): Promise<Result> {
  const start = performance.now();
  const result = await run();
  console.log(`✓ ${title} (${((performance.now() - start) / 1000).toFixed(1)} s)`);
  return result;
}
