import { type Difference, comparePictures } from './comparePictures.ts';
import { type Mode, modeName } from './modes.ts';
import type { PictureStore } from './pictureStore.ts';
import type { Story } from './stories.ts';
import { type Group, type Taken, type Wish, groupsOf } from './takePictures.ts';

/** The stories of one commit and their pictures. */
export interface Side {
  wishes: readonly Wish[];
  pictures: PictureStore;
}

/** A picture that is not the same on both sides. */
export interface PictureEntry {
  kind: 'changed' | 'new' | 'gone';
  story: Story;
  mode: Mode;
  before: Buffer | null;
  after: Buffer | null;
  difference: Difference | null;
}

export interface Comparison {
  entries: PictureEntry[];
  /** Pictures that differ between two looks at the same commit. */
  unsteady: { story: Story; mode: Mode }[];
  /** The number of pictures that were compared. */
  compared: number;
  /** The number of pictures that no change can reach. */
  unreached: number;
}

interface Shot {
  story: Story;
  mode: Mode;
}

type TakeAgain = (
  groups: readonly Group[],
) => Promise<{ before: readonly Taken[]; after: readonly Taken[] } | null>;

/**
 * Compares the pictures of two sides.
 *
 * @param isWanted whether a story can differ at all
 * @param takeAgain a second look at the stories that differ; null when these are too many. A picture
 *   that is once the same on both sides has not changed
 */
export async function compareSides(
  before: Side,
  after: Side,
  isWanted: (story: Story) => boolean,
  takeAgain: TakeAgain,
): Promise<Comparison> {
  const [old, current] = [shotsOf(before), shotsOf(after)];
  const names = [...new Set([...old.keys(), ...current.keys()])];
  const comparison: Comparison = { entries: [], unsteady: [], compared: 0, unreached: 0 };
  for (const name of names) {
    const [first, second] = [old.get(name), current.get(name)];
    const shot = second ?? first;
    if (!shot) continue;
    if (!isWanted(shot.story)) {
      comparison.unreached += 1;
      continue;
    }
    const [png, newPng] = [pictureOf(before, first), pictureOf(after, second)];
    // A story that failed on one side is reported as a failure, not as new or gone.
    if ((first && !png) || (second && !newPng)) continue;
    comparison.compared += 1;
    const entry = entryOf(shot, png, newPng);
    if (entry) comparison.entries.push(entry);
  }
  await confirm(comparison, takeAgain);
  return comparison;
}

async function confirm(comparison: Comparison, takeAgain: TakeAgain): Promise<void> {
  const changed = comparison.entries.filter(({ kind }) => kind === 'changed');
  if (changed.length === 0) return;
  const groups = groupsOf(changed.map(({ story, mode }) => ({ story, modes: [mode] })));
  const again = await takeAgain(groups);
  if (!again) return;
  const [old, current] = [picturesOf(again.before), picturesOf(again.after)];
  const isUnsteady = (entry: PictureEntry) => {
    if (entry.kind !== 'changed') return false;
    const name = nameOf(entry);
    const olds = [entry.before, old.get(name)].filter((png) => png != null);
    const currents = [entry.after, current.get(name)].filter((png) => png != null);
    return olds.some((one) => currents.some((other) => comparePictures(one, other) === null));
  };
  const [unsteady, entries] = [
    comparison.entries.filter(isUnsteady),
    comparison.entries.filter((entry) => !isUnsteady(entry)),
  ];
  comparison.entries = entries;
  comparison.unsteady = unsteady.map(({ story, mode }) => ({ story, mode }));
}

function entryOf(
  { story, mode }: Shot,
  before: Buffer | null,
  after: Buffer | null,
): PictureEntry | null {
  if (before && after) {
    const difference = comparePictures(before, after);
    return difference && { kind: 'changed', story, mode, before, after, difference };
  }
  if (!before && !after) return null;
  return { kind: before ? 'gone' : 'new', story, mode, before, after, difference: null };
}

/** Null when the story is not on this side, or its picture could not be taken. */
function pictureOf({ pictures }: Side, shot: Shot | undefined): Buffer | null {
  if (!shot || !pictures.has(shot.story.file, shot.story.id, shot.mode)) return null;
  return pictures.read(shot.story.file, shot.story.id, shot.mode);
}

function shotsOf({ wishes }: Side): Map<string, Shot> {
  const shots = wishes.flatMap(({ story, modes }) => modes.map((mode) => ({ story, mode })));
  return new Map(shots.map((shot) => [nameOf(shot), shot]));
}

function picturesOf(taken: readonly Taken[]): Map<string, Buffer> {
  return new Map(
    taken.flatMap(({ pictures }) => pictures.map((picture) => [nameOf(picture), picture.png])),
  );
}

function nameOf({ story, mode }: Shot): string {
  return `${story.id} ${modeName(mode)}`;
}
