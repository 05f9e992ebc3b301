import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContextOptions } from 'playwright-core';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { mockWorker } from './mocks/src/viteMockWorker.ts';
import { browserIfFound } from './scripts/browser.ts';
import { rootFolder } from './scripts/folders.ts';
import { httpTests, logicProjects } from './scripts/logicTests.ts';

const found = await browserIfFound();
const configDir = join(rootFolder, '.storybook');

/** The longest that a story may take on a busy machine, in ms. */
const patience = 120_000;

/** A new object for each project, because Vitest changes it. */
function browser(contextOptions: BrowserContextOptions = {}) {
  return {
    enabled: true,
    headless: true,
    provider: playwright({ ...found, contextOptions }),
    instances: [{ browser: 'chromium' as const }],
    screenshotFailures: false,
  };
}

/** Tests of the conventions: names, layers, styles. Part of `pnpm check`. */
const conventions: TestProjectInlineConfiguration = {
  test: {
    name: 'conventions',
    environment: 'node',
    include: ['scripts/conventions/*.test.ts'],
    testTimeout: patience,
  },
};

/** All stories in a real browser, with axe. */
const stories: TestProjectInlineConfiguration = {
  plugins: [storybookTest({ configDir, tags: { exclude: ['emulated'] } })],
  test: {
    name: 'stories',
    setupFiles: [join(configDir, 'stories.setup.ts')],
    // Before Storybook's own, which loads `storybook/test`.
    sequence: { setupFiles: 'list' },
    provide: {
      networkDelay: Number(process.env['NETWORK_DELAY'] ?? 0),
      cpuRate: Number(process.env['CPU_RATE'] ?? 1),
    },
    // A story leaves nothing for the next one, so that all files share a page. A page of its own for
    // each file would load and compile hundreds of modules each time.
    isolate: false,
    testTimeout: patience,
    browser: browser(),
  },
};

/**
 * Stories that emulate browser settings run after all others, because a setting affects every page. A file
 * takes back what it has set, so that all files share a page, as those of `stories` do.
 */
const emulated: TestProjectInlineConfiguration = {
  plugins: [storybookTest({ configDir, tags: { include: ['emulated'] } })],
  test: {
    name: 'emulated',
    isolate: false,
    setupFiles: [join(configDir, 'emulated.setup.ts')],
    exclude: storyFilesWithout("'emulated'"),
    sequence: { groupOrder: 1 },
    testTimeout: patience,
    browser: browser(),
  },
};

/** The mock back end inside a page, by its service worker. */
const worker: TestProjectInlineConfiguration = {
  plugins: [mockWorker()],
  resolve: { tsconfigPaths: true },
  // Listed in advance, because a package that Vite finds while tests run reloads the page.
  optimizeDeps: { entries: ['mocks/src/**/*.browser.test.ts'] },
  test: {
    name: 'worker',
    include: ['mocks/src/**/*.browser.test.ts'],
    browser: browser(),
  },
};

/** The stories tagged `picture`, compared with the committed pictures: `pnpm visual`. */
const pictures: TestProjectInlineConfiguration = {
  plugins: [storybookTest({ configDir, tags: { include: ['picture'] } })],
  test: {
    name: 'pictures',
    isolate: false,
    // After the emulated settings, which would be in the pictures.
    sequence: { groupOrder: 2 },
    testTimeout: patience,
    setupFiles: [join(configDir, 'pictures.setup.ts')],
    exclude: storyFilesWithout("'picture'"),
    browser: {
      ...browser({ reducedMotion: 'reduce', timezoneId: 'UTC', locale: 'en-US' }),
      expect: {
        toMatchScreenshot: {
          comparatorName: 'pixelmatch',
          // Allows differences in anti-aliasing but no moved lines; the number is small because
          // some pictures show a single line of text.
          comparatorOptions: { threshold: 0.1, allowedMismatchedPixels: 40 },
          resolveScreenshotPath: ({ arg, ext }) => join(configDir, '__pictures__', `${arg}${ext}`),
          resolveDiffPath: ({ arg, ext }) =>
            join(rootFolder, 'test-results', 'pictures', `${arg}${ext}`),
        },
      },
    },
  },
};

/** The story files without this tag, which do not have to be opened in a browser. */
function storyFilesWithout(tag: string): string[] {
  return globSync('packages/*/src/**/*.stories.tsx', { cwd: rootFolder }).filter(
    (file) => !readFileSync(join(rootFolder, file), 'utf8').includes(tag),
  );
}

/**
 * The files in the order of their names on every machine. By default the slowest and the failed ones
 * of the last run come first, and stories that share a page would meet others before them each time.
 */
class InOrderOfNames extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((one, other) => (one.moduleId < other.moduleId ? -1 : 1));
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: InOrderOfNames },
    projects: [...logicProjects(), httpTests(), conventions, worker, stories, emulated, pictures],
    // The output of passed tests would hide that of failed ones.
    silent: 'passed-only',
    attachmentsDir: join(rootFolder, 'test-results', 'attachments'),
  },
});
