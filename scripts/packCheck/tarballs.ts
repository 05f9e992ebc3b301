import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { folderOf, published, type Published } from '../library/packages.ts';

/** The pnpm that runs this script. */
export const pnpm = process.env['npm_execpath'] ?? 'pnpm';

/** Packs each package as it would be published; the file of each. */
export function packAll(target: string): Map<Published, string> {
  mkdirSync(target, { recursive: true });
  return new Map(
    published.map((name) => {
      const file = join(target, `${name}.tgz`);
      execFileSync(pnpm, ['pack', '--out', file], { cwd: folderOf(name), stdio: 'pipe' });
      return [name, file];
    }),
  );
}
