import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PictureEntry } from '../compareSides.ts';
import { pictureFile } from '../takePictures.ts';
import { reportHtml } from './reportHtml.ts';
import { type EntryPictures, type Summary, summaryLines } from './summary.ts';

/**
 * Writes the report with its pictures, and the same in a few lines of Markdown.
 *
 * @returns the lines for the console
 */
export async function writeReport(folder: string, summary: Summary): Promise<string[]> {
  const pictures = summary.entries.map((entry) => writePictures(folder, entry));
  writeFileSync(join(folder, 'index.html'), await reportHtml(summary, pictures));
  const lines = summaryLines(summary);
  writeFileSync(join(folder, 'summary.md'), markdownOf(lines));
  return [...lines, `Report: ${join(folder, 'index.html')}`];
}

function writePictures(folder: string, entry: PictureEntry): EntryPictures {
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

function markdownOf([result = '', ...others]: readonly string[]): string {
  // The texts are code, because the name of a story may contain anything.
  const list = others.map((line) => `- \`${line.replaceAll('`', "'")}\`\n`);
  return `**${result}**\n\n${list.join('')}`;
}
