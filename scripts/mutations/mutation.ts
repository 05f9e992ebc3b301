import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rootFolder } from '../folders.ts';

/** A change that makes the code wrong, and that a test has to notice. */
export interface Mutation {
  /** From the root. */
  file: string;
  /** What does not hold any more. */
  broken: string;
  /** Stands once in the file. */
  text: string;
  /** Stands in its place. */
  replacement: string;
}

type Row = [file: string, broken: string, text: string, replacement: string];

/** Mutations of the files in one folder. */
export function mutationsIn(folder: string, rows: readonly Row[]): Mutation[] {
  return rows.map(([name, broken, text, replacement]) => {
    return { file: `${folder}/${name}`, broken, text, replacement };
  });
}

/** Whether the text of the mutation stands once in its file. */
export function isApplicable({ file, text }: Mutation): boolean {
  return readFileSync(join(rootFolder, file), 'utf8').split(text).length === 2;
}
