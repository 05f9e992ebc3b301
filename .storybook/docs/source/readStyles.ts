import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';

export interface StyleSource {
  tokens: string[];
  madeOf: string[];
}

/**
 * Follows the relative imports of a component. What is in its folder or in a folder `internal` is a
 * part of it; another folder with stories is another piece.
 */
export function readStyles(component: string): StyleSource {
  const tokens = new Set<string>();
  const madeOf = new Set<string>();
  const visited = new Set<string>();
  const home = dirname(component);

  function visit(file: string): void {
    if (visited.has(file)) return;
    visited.add(file);
    const code = readFileSync(file, 'utf8');
    for (const [, group, name] of code.matchAll(/\bvars\.(?!css\b)(\w+)\.(\w+)/g)) {
      tokens.add(`${group}.${name}`);
    }
    for (const [, address] of code.matchAll(/^(?:import|export|\}) .*from '([^']+)';$/gm)) {
      follow(file, String(address));
    }
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
  madeOf.delete(basename(component, '.tsx'));
  return { tokens: [...tokens].toSorted(), madeOf: [...madeOf].toSorted() };
}

function isPiece(folder: string): boolean {
  return existsSync(join(folder, `${basename(folder)}.stories.tsx`));
}

/** The public component, its styles, stories and documentation. */
export function filesOf(component: string): string[] {
  const folder = dirname(component);
  const name = basename(component, '.tsx');
  const styles = globSync('*.css.ts', { cwd: folder }).toSorted();
  return [`${name}.tsx`, ...styles, `${name}.stories.tsx`, `${name}.docs.tsx`]
    .map((file) => join(folder, file))
    .filter((file) => existsSync(file));
}
