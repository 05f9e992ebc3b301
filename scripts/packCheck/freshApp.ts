import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rootFolder } from '../folders.ts';
import { published, type Published } from '../library/packages.ts';
import { pnpm } from './tarballs.ts';

const apps = join(rootFolder, 'scripts', 'packCheck', 'apps');

/**
 * Copies an app out of the workspace and installs it with the packed packages.
 *
 * @param sources the folder of the app for the files that all apps have
 */
export function freshApp(
  app: 'vite' | 'next',
  sources: string,
  folder: string,
  tarballs: ReadonlyMap<Published, string>,
): void {
  cpSync(join(apps, app), folder, { recursive: true });
  cpSync(join(apps, 'common'), join(folder, sources), { recursive: true });
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Record<
    'dependencies' | 'devDependencies',
    Record<string, string>
  >;
  // Installs the versions of this workspace, so that a new release of a dependency changes no
  // result.
  const others = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies })
    .filter((name) => !name.startsWith('@touchline/') && name !== 'typescript')
    .flatMap((name) => installedVersion(name).map((version) => [name, version] as const));
  const ours = [...tarballs].map(([name, file]) => [`@touchline/${name}`, `file:${file}`] as const);
  const overrides = [...ours, ...others].map(([name, to]) => `  '${name}': '${to}'`);
  const settings = [
    'overrides:',
    ...overrides,
    'allowBuilds:',
    '  sharp: false',
    '  esbuild: false',
  ];
  writeFileSync(join(folder, 'pnpm-workspace.yaml'), `${settings.join('\n')}\n`);
  execFileSync(pnpm, ['install', '--prefer-offline', '--no-frozen-lockfile'], {
    cwd: folder,
    stdio: 'pipe',
  });
}

function installedVersion(name: string): string[] {
  const folders = ['.', ...published.map((one) => `packages/${one}`)];
  return folders
    .map((folder) => join(rootFolder, folder, 'node_modules', name, 'package.json'))
    .filter((file) => existsSync(file))
    .map((file) => (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version)
    .slice(0, 1);
}

/** Runs a script of the app. */
export function runInApp(folder: string, script: string): void {
  execFileSync(pnpm, ['run', script], { cwd: folder, stdio: 'pipe' });
}
