import { type Mode, modeName } from './modes.ts';
import { type StoryPage, openStoryPage } from './storyPage.ts';
import type { Size, Story } from './stories.ts';

/** A story and the modes in which it is pictured. */
export interface Wish {
  story: Story;
  modes: readonly Mode[];
}

/** A story in one viewport. */
export interface Shot extends Wish {
  viewport: string;
}

/**
 * The stories of one file, one viewport after another in one document, because a document loads and
 * compiles for longer than it shows a story. A change may reach a part of them, so that a story must not
 * leave anything behind for the next (`switchStory`).
 */
export interface Group {
  file: string;
  shots: Shot[];
}

export function groupsOf(wishes: readonly Wish[]): Group[] {
  return [...Map.groupBy(wishes, ({ story }) => story.file)].map(([file, ofFile]) => {
    const shots = ofFile.flatMap(({ story, modes }) =>
      [...Map.groupBy(modes, ({ viewport }) => viewport)].map(([viewport, taken]) => ({
        story,
        viewport,
        modes: taken,
      })),
    );
    const byViewport = Map.groupBy(shots, ({ viewport }) => viewport);
    return { file, shots: [...byViewport.values()].flat() };
  });
}

export interface Taken {
  group: Group;
  pictures: { story: Story; mode: Mode; png: Buffer }[];
  failures: { story: Story; viewport: string; error: string }[];
  /** The files of the build that the document has asked for so far. */
  loaded: string[];
  /** The classes of the elements of each story, by its id. */
  classes: Record<string, string[]>;
  /** What nothing has answered while a story was shown. */
  unanswered: { story: Story; viewport: string; requests: readonly string[] }[];
  /** The stories that failed and then passed alone, by chance or because of an earlier story. */
  unsure: { story: Story; viewport: string; error: string }[];
  /** The stories that passed only with a date that runs, and do not say so by their tag. */
  untagged: Story[];
}

/** A story with this tag waits until time has passed or something has moved, from the first look on. */
export const timeTag = 'time-passes';

interface Run {
  /** The folder of the built Storybook. */
  folder: string;
  groups: readonly Group[];
  viewports: Readonly<Record<string, Size>>;
  workers: number;
  onTaken: (taken: Taken) => void;
  /** Starts a browser; tests give one that crashes. */
  openPage?: (folder: string) => Promise<StoryPage>;
}

/** Takes the pictures of all groups, in several browsers side by side. */
export async function takePictures({
  folder,
  groups,
  viewports,
  workers,
  onTaken,
  openPage = openStoryPage,
}: Run): Promise<void> {
  // The longest first, so that all browsers end at the same time.
  const queue = groups.toSorted((a, b) => weightOf(b) - weightOf(a));
  const work = async () => {
    if (queue.length === 0) return;
    let page = await openPage(folder);
    try {
      for (let group = queue.shift(); group; group = queue.shift()) {
        let taken = await takeGroup(page, group, viewports);
        if (page.isGone()) {
          // A browser that crashes, as for want of memory, costs only this group, which is taken again.
          await page.close();
          page = await openPage(folder);
          taken = await takeGroup(page, group, viewports);
        }
        onTaken(taken);
      }
    } finally {
      await page.close();
    }
  };
  await Promise.all(Array.from({ length: Math.min(workers, groups.length) }, work));
}

function weightOf({ shots }: Group): number {
  return shots.reduce((sum, { modes }) => sum + 3 + modes.length, 0);
}

function sizeOf(viewport: string, viewports: Run['viewports']): Size {
  const size = viewports[viewport];
  if (size) return size;
  throw new Error(`No viewport '${viewport}': there are ${Object.keys(viewports).join(', ')}.`);
}

async function takeGroup(
  page: StoryPage,
  group: Group,
  viewports: Run['viewports'],
): Promise<Taken> {
  const taken: Taken = {
    group,
    pictures: [],
    failures: [],
    loaded: [],
    classes: {},
    unanswered: [],
    unsure: [],
    untagged: [],
  };
  /** The story that the document shows, if another can follow it there. */
  let shownNow: Story | null = null;
  for (const { story, viewport, modes } of group.shots) {
    const size = sizeOf(viewport, viewports);
    let error: string | null;
    let hasRunningDate = true;
    try {
      // Storybook does not show again what it shows.
      const isOpen = shownNow !== null && shownNow !== story;
      const isTagged = story.tags.includes(timeTag);
      const shown = await show(page, story, size, { isOpen, isTagged });
      ({ error, hasRunningDate } = shown);
      if (error === null && shown.first !== null) {
        if (hasRunningDate && !isTagged) taken.untagged.push(story);
        else taken.unsure.push({ story, viewport, error: shown.first });
      }
      for (const mode of modes) {
        taken.pictures.push({ story, mode, png: await page.take(story, mode) });
      }
    } catch (thrown) {
      error = thrown instanceof Error ? (thrown.message.split('\n')[0] ?? '') : String(thrown);
    }
    if (error !== null) taken.failures.push({ story, viewport, error });
    const requests = page.unanswered();
    if (requests.length > 0) taken.unanswered.push({ story, viewport, requests });
    // A new document: a failed story may leave state behind, and the other stories need a fixed
    // date.
    shownNow = error === null && !hasRunningDate ? story : null;
  }
  taken.loaded = page.loaded();
  taken.classes = page.classes();
  return taken;
}

interface Shown {
  /** Of the last attempt; null when it passed. */
  error: string | null;
  /** Of the first attempt that failed. */
  first: string | null;
  hasRunningDate: boolean;
}

/**
 * Shows a story, and again in a new document when it fails: an earlier story, or the mock back end of
 * the document before, may be in its way. Also when one of its pictures did not load, which happens by
 * chance; where that is what the story is about, the second look is the same. Some play functions wait
 * until time has passed or something has moved, so a last attempt is made with a date that runs.
 */
async function show(
  page: StoryPage,
  story: Story,
  size: Size,
  { isOpen, isTagged }: { isOpen: boolean; isTagged: boolean },
): Promise<Shown> {
  const still = () => page.open(story, size);
  const running = () => page.open(story, size, 'runs');
  const attempts = isTagged
    ? [running, running]
    : [isOpen ? () => page.switchTo(story, size) : still, still, running];
  let error: string | null = null;
  let first: string | null = null;
  let attempt = still;
  for (const [index, each] of attempts.entries()) {
    attempt = each;
    error = await attempt();
    if (error === null && (index > 0 || !(await page.hasLostPicture()))) break;
    first ??= error;
    // What a look that does not count asked for in vain.
    page.unanswered();
  }
  return { error, first, hasRunningDate: attempt === running };
}

/** The name of a picture's file, without its folder. */
export function pictureFile(storyId: string, mode: Mode): string {
  return `${storyId}--${modeName(mode)}.png`;
}
