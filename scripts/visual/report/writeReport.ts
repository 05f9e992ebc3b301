import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Comparison, Entry } from '../compareSides.ts';
import { modeName } from '../modes.ts';
import type { Story } from '../stories.ts';
import { pictureFile } from '../takePictures.ts';
import { reportHtml } from './reportHtml.ts';

/** A story that could not be shown, or whose play function failed. */
export interface Failure {
  side: 'before' | 'after';
  story: Story;
  viewport: string;
  error: string;
}

/** All that a report tells. */
export interface Summary extends Comparison {
  /** The commit that was compared with. */
  commit: string;
  failures: readonly Failure[];
  /** How long the whole command took. */
  seconds: number;
}

/** The files of an entry's pictures, from the folder of the report; null where there is none. */
export interface EntryPictures {
  before: string | null;
  after: string | null;
  difference: string | null;
}

/**
 * Writes the report with its pictures, and the same in a few lines as `summary.md`.
 *
 * @returns the lines for the console
 */
export function writeReport(folder: string, summary: Summary): string[] {
  const pictures = summary.entries.map((entry) => writePictures(folder, entry));
  writeFileSync(join(folder, 'index.html'), reportHtml(summary, pictures));
  const lines = summaryLines(summary);
  writeFileSync(join(folder, 'summary.md'), markdownOf(lines));
  return [...lines, `Report: ${join(folder, 'index.html')}`];
}

function writePictures(folder: string, entry: Entry): EntryPictures {
  const name = pictureFile(entry.story.id, entry.mode);
  const write = (kind: string, png: Buffer | null | undefined) => {
    if (!png) return null;
    mkdirSync(join(folder, kind), { recursive: true });
    writeFileSync(join(folder, kind, name), png);
    return `${kind}/${name}`;
  };
  return {
    before: write('before', entry.before),
    after: write('after', entry.after),
    difference: write('difference', entry.difference?.png),
  };
}

/** The first line is the result in one sentence. */
export function summaryLines(summary: Summary): string[] {
  const { entries, unsteady, failures, compared, unreached, commit, seconds } = summary;
  const count = (kind: Entry['kind']) => entries.filter((entry) => entry.kind === kind).length;
  return [
    `visual: ${count('changed')} changed, ${count('new')} new, ${count('gone')} gone of ` +
      `${compared} pictures; ${unreached} more that no change reaches; against ` +
      `${commit.slice(0, 10)} in ${Math.round(seconds)} s`,
    ...failures.map(
      ({ side, story, viewport, error }) =>
        `✗ ${story.id} on ${viewport}, ${side} the change: ${error}`,
    ),
    ...unsteady.map(
      ({ story, mode }) => `~ ${story.id} ${modeName(mode)}: differs between two looks at one side`,
    ),
  ];
}

function markdownOf([result = '', ...others]: readonly string[]): string {
  // The texts are code, because the name of a story may contain anything.
  const list = others.map((line) => `- \`${line.replaceAll('`', "'")}\`\n`);
  return `**${result}**\n\n${list.join('')}`;
}
