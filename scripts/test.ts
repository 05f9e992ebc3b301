import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser, notPinned } from './browser.ts';
import { rootFolder, storybookFolder } from './folders.ts';
import { readOutcome, readPlaywright, readVitest } from './reports.ts';
import type { Outcome } from './reports.ts';
import { step } from './step.ts';

/** `pnpm test`: runs all tests, then prints the name of each failed one and a summary. */
const results = join(rootFolder, 'test-results');
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const outcomes: Outcome[] = [
  vitest('logic and stories', [
    '--project',
    'conventions',
    '--project',
    'logic',
    '--project',
    'http',
    '--project',
    'worker',
    '--project',
    'stories',
    '--project',
    'emulated',
  ]),
  await pictures(),
  endToEnd(),
  crawl(),
];
const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
const failures = outcomes.flatMap((outcome) => outcome.failures);
for (const failure of failures) console.log(`\n✗ ${failure}`);
console.log(`\n${String(passed)} passed, ${String(failures.length)} failed`);
process.exit(failures.length === 0 && passed > 0 ? 0 : 1);

function vitest(title: string, args: string[]): Outcome {
  const file = join(results, `${title.replaceAll(' ', '-')}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const isGreen = step(title, 'vitest', ['run', ...args, ...reporters]);
  return readOutcome(title, isGreen, file, readVitest);
}

/** Skipped in a browser that is not pinned, because it renders text differently. */
async function pictures(): Promise<Outcome> {
  const { isPinned } = await findBrowser();
  if (isPinned) return vitest('pictures', ['--project', 'pictures']);
  console.log(notPinned);
  return { passed: 0, failures: [] };
}

function endToEnd(): Outcome {
  const isBuilt = step('production build', process.execPath, ['scripts/build.ts']);
  return isBuilt
    ? playwright('end to end', 'packages/app/e2e', 'list')
    : notBuilt('production build');
}

/**
 * Tests the published Storybook where a static build can differ; `pnpm crawl` opens every story of
 * it.
 */
function crawl(): Outcome {
  const build = ['build', '--output-dir', storybookFolder, '--quiet'];
  const isBuilt = step('published Storybook', 'storybook', build);
  return isBuilt
    ? playwright('crawl', '.storybook/crawl', 'dot', ['--project=published'])
    : notBuilt('published Storybook');
}

function playwright(
  title: string,
  folder: string,
  reporter: string,
  more: readonly string[] = [],
): Outcome {
  const file = join(results, `${title.replaceAll(' ', '-')}.json`);
  process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] = file;
  const isGreen = step(title, 'playwright', [
    'test',
    `--config=${folder}/playwright.config.ts`,
    `--reporter=${reporter},json`,
    ...more,
  ]);
  return readOutcome(title, isGreen, file, readPlaywright);
}

function notBuilt(title: string): Outcome {
  return { passed: 0, failures: [`${title}: could not be built`] };
}
