import type { TestProjectInlineConfiguration } from 'vitest/config';

/**
 * Some tests make hundreds of calls, which take longer than the default of five seconds on a busy
 * machine.
 */
const testTimeout = 30_000;

/** The tests of functions, run in Node: a project of `vitest.config.ts`, and what `pnpm mutate` runs. */
export function logicTests(): TestProjectInlineConfiguration {
  return {
    resolve: { tsconfigPaths: true },
    test: {
      name: 'logic',
      environment: 'node',
      testTimeout,
      include: ['{packages,mocks,scripts,docs,.storybook}/**/*.test.ts'],
      exclude: [
        '**/node_modules/**',
        '**/*.browser.test.ts',
        'packages/app/e2e/**',
        'scripts/conventions/**',
      ],
    },
  };
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
