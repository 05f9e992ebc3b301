import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';
import { rootFolder } from '../folders.ts';

export interface Manifest {
  name: string;
  version?: string;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  exports?: Record<string, string | null>;
  /** What `pnpm pack` writes in place of the fields of the same name. */
  publishConfig?: { exports?: Record<string, unknown> };
}

/** The folders below `packages/` and `mocks`, with our packages that each may depend on. */
export const mayDependOn: Record<string, readonly string[]> = {
  'packages/contract': [],
  'packages/ui': [],
  'packages/navigation': ['@touchline/ui'],
  'packages/layouts': ['@touchline/ui'],
  'packages/app': [
    '@touchline/contract',
    '@touchline/ui',
    '@touchline/navigation',
    '@touchline/layouts',
  ],
  mocks: ['@touchline/contract'],
};

export function manifestOf(folder: string): Manifest {
  return JSON.parse(readFileSync(join(rootFolder, folder, 'package.json'), 'utf8')) as Manifest;
}

/**
 * Paths relative to the root, with slashes.
 *
 * @throws Error when nothing in the repository is like the pattern, so that no check of a folder that
 *   was renamed goes on checking nothing
 */
export function filesLike(pattern: string, root = rootFolder): string[] {
  const found = globSync(pattern, { cwd: root, exclude: ['**/node_modules/**', '**/dist/**'] });
  if (found.length === 0 && root === rootFolder) throw new Error(`No file is like ${pattern}`);
  return found.map((path) => path.split(sep).join('/')).toSorted();
}

/** All text files of the repository. */
export function writtenFiles(root?: string): string[] {
  return filesLike(
    '{*.{ts,json,yaml,md},{packages,mocks,scripts,docs,.storybook,.ci,.github,.changeset}/**/{run,*.{ts,tsx,js,json,yaml,yml,md,mdx,html,css,conf,cs,csproj}}}',
    root,
  );
}

export function textOf(path: string, root = rootFolder): string {
  return readFileSync(join(root, path), 'utf8');
}

/** A folder with a component of the same name. */
export interface ComponentFolder {
  name: string;
  /** Relative to the root. */
  path: string;
  has: (suffix: string) => boolean;
  text: (suffix: string) => string;
}

const componentFiles = [
  'packages/{ui,navigation,layouts}/src/**/*.tsx',
  'packages/app/src/{features,router}/**/*.tsx',
];

/** All PascalCase folders of the packages with components, except those in `internal`. */
export function componentFolders(root = rootFolder): ComponentFolder[] {
  const folders = componentFiles
    .flatMap((pattern) => filesLike(pattern, root))
    .map((file) => dirname(file))
    .filter(
      (folder) => /^[A-Z]/.test(basename(folder)) && !/\/(internal|testing)(\/|$)/.test(folder),
    );
  return [...new Set(folders)].map((path) => {
    const name = basename(path);
    return {
      name,
      path: relative('.', path).split(sep).join('/'),
      has: (suffix) => existsSync(join(root, path, suffix)),
      text: (suffix) => textOf(`${path}/${suffix}`, root),
    };
  });
}

/** The code without its comments; line numbers are kept. */
export function withoutComments(code: string): string {
  return code
    .replaceAll(/\/\*[^]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, ' '))
    .replaceAll(/(^|[\s;{(,])\/\/.*$/gm, '$1');
}

/** `path:line: the line` for each line of code that matches `pattern`; comments are ignored. */
export function findings(path: string, pattern: RegExp, root?: string): string[] {
  return linesLike(path, withoutComments(textOf(path, root)), pattern);
}

/** The same for each line, comments too. */
export function findingsInText(path: string, pattern: RegExp, root?: string): string[] {
  return linesLike(path, textOf(path, root), pattern);
}

function linesLike(path: string, text: string, pattern: RegExp): string[] {
  return text
    .split('\n')
    .flatMap((line, index) => (pattern.test(line) ? [`${path}:${index + 1}: ${line.trim()}`] : []));
}
