import type { Comparison, PictureEntry } from '../compareSides.ts';
import { modeName } from '../modes.ts';
import type { Story } from '../stories.ts';

/** A story that could not be shown, or whose play function failed. */
export interface Failure {
  side: 'before' | 'after';
  story: Story;
  viewport: string;
  error: string;
}

/** Requests without an answer while a story was shown: why a picture may differ by chance. */
export interface Unanswered {
  side: 'before' | 'after';
  story: Story;
  viewport: string;
  /** Each with its address and the reason. */
  requests: readonly string[];
}

/** Whether a story fails that did not fail before the change, which is then the fault of the change. */
export function failsAnew(failures: readonly Failure[]): boolean {
  const keyOf = ({ story, viewport }: Failure) => `${story.id} ${viewport}`;
  const before = new Set(failures.filter(({ side }) => side === 'before').map(keyOf));
  return failures.some((failure) => failure.side === 'after' && !before.has(keyOf(failure)));
}

/** What `pnpm visual --against` exits with: a failure outweighs pictures that differ. */
export function exitCodeOf({ entries, failures }: Pick<Summary, 'entries' | 'failures'>): number {
  if (failsAnew(failures)) return 1;
  return entries.length > 0 ? 2 : 0;
}

/** The content of a report. */
export interface Summary extends Comparison {
  /** The commit that was compared with. */
  commit: string;
  failures: readonly Failure[];
  unanswered: readonly Unanswered[];
  /** How long the whole command took. */
  seconds: number;
}

/** The files of an entry's pictures, from the folder of the report; null where there is none. */
export interface EntryPictures {
  before: string | null;
  after: string | null;
  difference: string | null;
}

/** The first line is the result in one sentence. */
export function summaryLines(summary: Summary): string[] {
  const { entries, unsteady, failures, unanswered, compared, unreached, commit, seconds } = summary;
  const changed = new Set(entries.map(({ story, mode }) => `${story.id} ${mode.viewport}`));
  const count = (kind: PictureEntry['kind']) =>
    entries.filter((entry) => entry.kind === kind).length;
  return [
    `visual: ${count('changed')} changed, ${count('new')} new, ${count('gone')} gone of ` +
      `${compared} pictures; ${unsteady.length} unsteady; ${unreached} more that no change reaches; against ` +
      `${commit.slice(0, 10)} in ${Math.round(seconds)} s`,
    ...failures.map(
      ({ side, story, viewport, error }) =>
        `✗ ${story.id} on ${viewport}, ${side} the change: ${error}`,
    ),
    // Most stories without an answer are about that, and their pictures are the same on both sides.
    ...unanswered
      .filter(({ story, viewport }) => changed.has(`${story.id} ${viewport}`))
      .map(
        ({ side, story, viewport, requests }) =>
          `! ${story.id} on ${viewport}, ${side} the change, had no answer to ${requests.join(', ')}`,
      ),
    ...unsteady.map(
      ({ story, mode }) => `~ ${story.id} ${modeName(mode)}: differs between two looks at one side`,
    ),
  ];
}
