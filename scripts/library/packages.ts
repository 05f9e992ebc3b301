import { join } from 'node:path';
import { filesLike, manifestOf } from '../conventions/workspace.ts';
import { rootFolder } from '../folders.ts';

/** The packages that are published, each after those it depends on. */
export const published = ['contract', 'ui', 'navigation', 'layouts'] as const;

export type Published = (typeof published)[number];

/** The folder of a package; absolute, without a trailing slash. */
export function folderOf(name: Published): string {
  return join(rootFolder, 'packages', name);
}

/** An entry of a package, such as `shell/Logo`, and its module relative to the root. */
export interface PackageEntry {
  name: string;
  file: string;
}

/** All entries that the workspace sees. */
export function entriesInWorkspace(name: Published): PackageEntry[] {
  const pattern = manifestOf(`packages/${name}`).exports?.['./*'] ?? '';
  const [before = '', after = ''] = `packages/${name}/${pattern.slice(2)}`.split('*');
  return filesLike(`${before}**${after.startsWith('/') ? after : `/*${after}`}`)
    .filter((file) => !/\/(?:internal|testing)\/|\.(?:test|css|stories|docs)\.tsx?$/.test(file))
    .map((file) => ({ name: file.slice(before.length, file.length - after.length), file }));
}

/** The entries that the published package has: those that `publishConfig.exports` does not shut. */
export function entriesOf(name: Published): PackageEntry[] {
  return entriesInWorkspace(name).filter((entry) => !isShut(name, entry.name));
}

/** Whether the workspace shares an entry that the published package does not show. */
export function isShut(name: Published, entry: string): boolean {
  return shutOf(name).some((one) =>
    one.endsWith('/*') ? entry.startsWith(one.slice(0, -1)) : entry === one,
  );
}

/** The entries, or folders of them such as `calls/*`, that the published package does not show. */
export function shutOf(name: Published): string[] {
  const { exports = {} } = manifestOf(`packages/${name}`).publishConfig ?? {};
  return Object.keys(exports)
    .filter((entry) => exports[entry] === null)
    .map((entry) => entry.slice('./'.length));
}
