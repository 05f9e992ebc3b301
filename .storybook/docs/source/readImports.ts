import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';

export interface ImportSource {
  /** The component first, then what it is made of, its styles, its stories and its documentation. */
  files: string[];
  tokens: string[];
  madeOf: string[];
}

/**
 * Follows the relative imports of a component. What is in its folder or in a folder `internal` is a
 * part of it; another folder with stories is another piece.
 */
export function readImports(component: string): ImportSource {
  const tokens = new Set<string>();
  const madeOf = new Set<string>();
  const visited = new Set<string>();
  const home = dirname(component);

  function visit(file: string): void {
    if (visited.has(file)) return;
    visited.add(file);
    const code = readFileSync(file, 'utf8');
    for (const token of tokensIn(code)) tokens.add(token);
    for (const address of importsIn(code)) follow(file, address);
  }

  function follow(from: string, address: string): void {
    const [, piece] = /^@touchline\/ui\/(?:shell\/)?([A-Z]\w+)$/.exec(address) ?? [];
    if (piece) return void madeOf.add(piece);
    if (!/^\.\.?\//.test(address)) return;
    const file = resolve(dirname(from), address);
    if (/\/(theme|testing)\//.test(file) || !existsSync(file)) return;
    const folder = dirname(file);
    if (folder !== home && isPiece(folder)) madeOf.add(basename(folder));
    else if (folder === home || folder.includes('/internal')) visit(file);
  }

  visit(component);
  for (const part of otherParts(component)) visit(part);
  madeOf.delete(basename(component, '.tsx'));
  return {
    files: inOrder(component, [...visited]),
    tokens: [...tokens].toSorted(),
    madeOf: [...madeOf].toSorted(),
  };
}

/** What the public file of a piece exports beside it, and has no page of its own. */
function otherParts(component: string): string[] {
  const folder = dirname(component);
  const index = join(folder, 'index.ts');
  if (basename(folder) !== basename(component, '.tsx') || !existsSync(index)) return [];
  return importsIn(readFileSync(index, 'utf8'))
    .filter((address) => /^\.\/[A-Z]\w+\.tsx$/.test(address))
    .map((address) => join(folder, address))
    .filter((file) => !existsSync(file.replace(/\.tsx$/, '.stories.tsx')));
}

/** The tokens that a style reads by `vars`, or by a group that it has taken out of it. */
function tokensIn(code: string): string[] {
  const groups = [...code.matchAll(/\bconst \{ ([\w, ]+) \} = vars;/g)]
    .flatMap(([, names = '']) => names.split(', '))
    .map((group) => ({ group, read: `(?<![\\w.])${group}` }));
  const all = [{ group: '', read: String.raw`\bvars\.(?!css\b)(\w+)` }, ...groups];
  return all.flatMap(({ group, read }) =>
    [...code.matchAll(new RegExp(`${read}\\.(\\w+)`, 'g'))].map(([, ...names]) =>
      [group, ...names].filter(Boolean).join('.'),
    ),
  );
}

/** What a module imports, also what it loads later. */
function importsIn(code: string): string[] {
  const imports = /^(?:import|export|\}) .*from '([^']+)';$|(?<!typeof )\bimport\('([^']+)'\)/gm;
  return [...code.matchAll(imports)].map(([, now, later]) => now ?? later ?? '');
}

function isPiece(folder: string): boolean {
  return existsSync(join(folder, `${basename(folder)}.stories.tsx`));
}

function inOrder(component: string, files: readonly string[]): string[] {
  const isStyle = (file: string) => file.endsWith('.css.ts');
  const proof = ['.stories.tsx', '.docs.tsx'].map((end) => component.replace(/\.tsx$/, end));
  return [
    ...files.filter((file) => !isStyle(file)),
    ...files.filter(isStyle),
    ...proof.filter((file) => existsSync(file)),
  ];
}
