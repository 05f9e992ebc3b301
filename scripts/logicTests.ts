import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { rootFolder } from './folders.ts';

/**
 * Some tests make hundreds of calls, which take longer than the default of five seconds on a busy
 * machine.
 */
const testTimeout = 30_000;

const files = {
  include: ['{packages,mocks,scripts,docs,.storybook}/**/*.test.ts'],
  exclude: [
    '**/node_modules/**',
    '**/*.browser.test.ts',
    'packages/app/e2e/**',
    'scripts/conventions/**',
  ],
};

/** What puts another module, global or time zone in the place of the real one, for all that is loaded after it. */
const replaces =
  /\bvi\.(?:mock|doMock|resetModules|stubGlobal)\(|\bstub(?:Window|Storage)\(|stubEnv\('TZ'/;

/** The tests of functions, run in Node, each file in a process of its own: what `pnpm mutate` runs. */
export function logicTests(): TestProjectInlineConfiguration {
  return {
    resolve: { tsconfigPaths: true },
    test: { name: 'logic', environment: 'node', testTimeout, ...files },
  };
}

/**
 * The same tests as two projects: the files of a process share their modules, but for those that replace
 * one, which have a process each. Starting one and loading its modules takes longer than most files.
 */
export function logicProjects(): TestProjectInlineConfiguration[] {
  const { resolve, test } = logicTests();
  const isolated = globSync(files.include, { cwd: rootFolder, exclude: files.exclude }).filter(
    (file) => replaces.test(readFileSync(join(rootFolder, file), 'utf8')),
  );
  return [
    { resolve, test: { ...test, isolate: false, exclude: [...files.exclude, ...isolated] } },
    { resolve, test: { ...test, name: 'isolated', include: isolated } },
  ];
}

/** The rules of the mock back end once more, this time over HTTP. */
export function httpTests(): TestProjectInlineConfiguration {
  return {
    resolve: { tsconfigPaths: true },
    test: {
      name: 'http',
      environment: 'node',
      testTimeout,
      include: ['mocks/src/handlers/**/*.test.ts'],
      provide: { transport: 'http' },
      // Each file restores the state of the back end, so that the files of a worker share the modules.
      isolate: false,
    },
  };
}

/** The rules of the contract for any server: `pnpm contract-test`, which provides the server. */
export function contractTests(): TestProjectInlineConfiguration {
  return {
    resolve: { tsconfigPaths: true },
    test: {
      name: 'contract',
      environment: 'node',
      include: ['mocks/src/wire.test.ts'],
      // A server can be far away, and a test makes up to a hundred calls.
      testTimeout: 120_000,
      hookTimeout: 30_000,
    },
  };
}
