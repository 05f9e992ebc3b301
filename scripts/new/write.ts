import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Files } from './templates.ts';

/** @throws Error before anything is written, when one of the files exists */
export function writeFiles(root: string, files: Files): void {
  const existing = Object.keys(files).find((path) => existsSync(join(root, path)));
  if (existing) throw new Error(`${existing} exists already.`);
  for (const [path, text] of Object.entries(files)) writeText(root, path, text);
}

/** Writes a file, with its folders. */
export function writeText(root: string, path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

interface Names {
  pattern: RegExp;
  advice: string;
}

const names: Names = {
  pattern: /^[A-Z][A-Za-z0-9]+$/,
  advice: 'write it like MatchCard, in letters and digits',
};

const namesOf: Readonly<Record<string, Names>> = {
  component: { ...names, pattern: /^(shell\/)?[A-Z][A-Za-z0-9]+$/ },
  // An address names a layout in any case (LAYOUT-5), so that there is no second word to begin.
  layout: { pattern: /^[A-Z][a-z0-9]+$/, advice: 'write it like Wide, as one word' },
};

/** What is wrong with a name, as a sentence; undefined for a valid one. */
export function nameProblem(kind: string, name: string): string | undefined {
  const { pattern, advice } = namesOf[kind] ?? names;
  return pattern.test(name) ? undefined : `'${name}' is no name for a ${kind}: ${advice}.`;
}
