import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rootFolder } from '../folders.ts';

/** Something that could be wrong in the code, and that a test has to notice. */
export interface Fault {
  /** From the root. */
  file: string;
  /** What does not hold any more. */
  broken: string;
  /** Stands once in the file. */
  text: string;
  /** Stands in its place. */
  planted: string;
}

type Row = [file: string, broken: string, text: string, planted: string];

/** Faults of the files in one folder. */
export function faultsIn(folder: string, rows: readonly Row[]): Fault[] {
  return rows.map(([name, broken, text, planted]) => {
    return { file: `${folder}/${name}`, broken, text, planted };
  });
}

/** Whether the code still reads as the fault takes it to. */
export function isPlantable({ file, text }: Fault): boolean {
  return readFileSync(join(rootFolder, file), 'utf8').split(text).length === 2;
}
