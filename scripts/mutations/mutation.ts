import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rootFolder } from '../folders.ts';

/** A change that makes the code wrong, and that a test has to notice. */
export interface Mutation {
  /** The path from the root. */
  file: string;
  /** What the change breaks. */
  broken: string;
  /** Occurs exactly once in the file. */
  text: string;
  /** Replaces it. */
  replacement: string;
}

type Row = [file: string, broken: string, text: string, replacement: string];

/** Mutations of the files in one folder. */
export function mutationsIn(folder: string, rows: readonly Row[]): Mutation[] {
  return rows.map(([name, broken, text, replacement]) => {
    return { file: `${folder}/${name}`, broken, text, replacement };
  });
}

/** Whether the text of the mutation occurs exactly once in its file. */
export function isApplicable({ file, text }: Mutation): boolean {
  return readFileSync(join(rootFolder, file), 'utf8').split(text).length === 2;
}
