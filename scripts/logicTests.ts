import type { TestProjectInlineConfiguration } from 'vitest/config';

/** The tests of functions, run in Node: a project of `vitest.config.ts`, and what `pnpm plant` asks. */
export function logicTests(): TestProjectInlineConfiguration {
  return {
    resolve: { tsconfigPaths: true },
    test: {
      name: 'logic',
      environment: 'node',
      include: ['{packages,mocks,scripts,.storybook}/**/*.test.ts'],
      exclude: ['**/node_modules/**', 'packages/app/e2e/**', 'scripts/conventions/**'],
    },
  };
}
