import { posix } from 'node:path';
import { expect, it } from 'vitest';
import { writeFixture } from './fixture.ts';
import { filesLike, textOf, withoutComments } from './workspace.ts';

/** Of the packages and the app, without what only tests and docs import. */
function modulesOf(root?: string): string[] {
  return filesLike('packages/*/src/**/*.{ts,tsx}', root).filter(
    (path) => !/\.(?:test|stories|docs|d)\.tsx?$|\/testing\//.test(path),
  );
}

/** What `from '…'`, `import '…'` and `import('…')` name. */
const specifiers = /\b(?:from|import)\s*\(?\s*'([^']+)'/g;

/** The path that a specifier begins with, without the ending of its file. */
function placeOf(specifier: string, from: string): string | null {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier);
  if (specifier.startsWith('#')) return `packages/app/src/${specifier.slice(1)}`;
  const [, name, path] = /^@touchline\/(\w+)\/(.+)$/.exec(specifier) ?? [];
  return name === undefined ? null : `packages/${name}/src/${path}`;
}

function importsOf(modules: readonly string[], root?: string): Map<string, string[]> {
  const known = new Set(modules);
  const endings = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];
  const found = (specifier: string, from: string) =>
    endings.map((end) => placeOf(specifier, from) + end).find((path) => known.has(path)) ?? [];
  return new Map(
    modules.map((path) => [
      path,
      [...withoutComments(textOf(path, root)).matchAll(specifiers)].flatMap(([, name = '']) =>
        found(name, path),
      ),
    ]),
  );
}

/** The modules that import themselves by way of others, also where one of these comes later. */
function modulesInCycles(root?: string): string[] {
  const modules = modulesOf(root);
  const imports = importsOf(modules, root);
  const reaches = (from: string, target: string) => {
    const seen = new Set<string>();
    const waiting = [...(imports.get(from) ?? [])];
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      if (path === target) return true;
      if (seen.has(path)) continue;
      seen.add(path);
      waiting.push(...(imports.get(path) ?? []));
    }
    return false;
  };
  return modules.filter((path) => reaches(path, path));
}

// The linter sees no `import()`.
it('no module imports itself by way of others, at once or later', { timeout: 60_000 }, () => {
  expect(modulesInCycles()).toEqual([]);
});

it('finds a cycle that an `import()` closes', () => {
  const root = writeFixture({
    'packages/app/src/shell/one.ts': "export const load = () => import('#shell/two.ts');",
    'packages/app/src/shell/two.ts': "import { label } from '@touchline/ui/Three';\nlabel();",
    'packages/app/src/shell/three.ts': "import { load } from './one.ts';\nload();",
    'packages/ui/src/Three/index.ts': "import '../../../app/src/shell/one.ts';",
  });
  expect(modulesInCycles(root).toSorted()).toEqual([
    'packages/app/src/shell/one.ts',
    'packages/app/src/shell/two.ts',
    'packages/ui/src/Three/index.ts',
  ]);
});
