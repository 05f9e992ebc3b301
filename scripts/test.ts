import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser, notPinned } from './browser.ts';
import { rootFolder, storybookFolder } from './folders.ts';
import { readOutcome, readPlaywright, readVitest } from './reports.ts';
import type { Outcome } from './reports.ts';
import { stepBeside } from './step.ts';

/** `pnpm test`: runs all tests, then prints the name of each failed one and a summary. */
const results = join(rootFolder, 'test-results');
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const projects = (...names: string[]) => names.flatMap((name) => ['--project', name]);

/**
 * Two steps run side by side, because each spends a third of its time waiting: the stories in one
 * page, and the tests of the build in two. Each takes the next step when it is free.
 */
const steps = [
  stories,
  endToEnd,
  crawl,
  () => vitest('logic', projects('conventions', 'logic', 'isolated', 'http')),
];
const outcomes = (await Promise.all([inTurn(), inTurn()])).flat();
const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
const failures = outcomes.flatMap((outcome) => outcome.failures);
for (const failure of failures) console.log(`\n✗ ${failure}`);
console.log(`\n${String(passed)} passed, ${String(failures.length)} failed`);
process.exit(failures.length === 0 && passed > 0 ? 0 : 1);

async function inTurn(): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (let run = steps.shift(); run; run = steps.shift()) outcomes.push(await run());
  return outcomes;
}

async function vitest(title: string, args: string[]): Promise<Outcome> {
  const file = join(results, `${title}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const isGreen = await stepBeside(title, 'vitest', ['run', ...args, ...reporters]);
  return readOutcome(title, isGreen, file, readVitest);
}

/** No pictures in a browser that is not pinned, because it renders text differently. */
async function stories(): Promise<Outcome> {
  const { isPinned } = await findBrowser();
  if (!isPinned) console.log(notPinned);
  const names = ['worker', 'stories', 'emulated', ...(isPinned ? ['pictures'] : [])];
  return vitest('stories', projects(...names));
}

async function endToEnd(): Promise<Outcome> {
  const isBuilt = await stepBeside('production build', process.execPath, ['scripts/build.ts']);
  return isBuilt
    ? playwright('end to end', 'packages/app/e2e', 'list', [], { EVERY_CALL: 'yes' })
    : notBuilt('production build');
}

/**
 * Tests the published Storybook where a static build can differ; `pnpm crawl` opens every story of
 * it.
 */
async function crawl(): Promise<Outcome> {
  const build = ['build', '--output-dir', storybookFolder, '--quiet'];
  const isBuilt = await stepBeside('published Storybook', 'storybook', build);
  return isBuilt
    ? playwright('crawl', '.storybook/crawl', 'dot', ['--project=published'])
    : notBuilt('published Storybook');
}

async function playwright(
  title: string,
  folder: string,
  reporter: string,
  more: readonly string[] = [],
  env: Record<string, string> = {},
): Promise<Outcome> {
  const file = join(results, `${title.replaceAll(' ', '-')}.json`);
  const isGreen = await stepBeside(
    title,
    'playwright',
    ['test', `--config=${folder}/playwright.config.ts`, `--reporter=${reporter},json`, ...more],
    { env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: file } },
  );
  return readOutcome(title, isGreen, file, readPlaywright);
}

function notBuilt(title: string): Outcome {
  return { passed: 0, failures: [`${title}: could not be built`] };
}
