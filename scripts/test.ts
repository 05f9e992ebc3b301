import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser, notPinned } from './browser.ts';
import { rootFolder, storybookFolder } from './folders.ts';
import { step } from './step.ts';

/** `pnpm test`: every test there is, and one line at the end that sums them up. */
interface Counts {
  passed: number;
  failed: number;
}

const results = join(rootFolder, 'test-results');
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const counts: Counts[] = [
  vitest('logic and stories', [
    '--project',
    'conventions',
    '--project',
    'logic',
    '--project',
    'stories',
    '--project',
    'emulated',
  ]),
  await pictures(),
  endToEnd(),
  crawl(),
];
const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);

function vitest(title: string, args: string[]): Counts {
  const file = join(results, `${title.replaceAll(' ', '-')}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const isGreen = step(title, 'vitest', ['run', ...args, ...reporters]);
  return counted(isGreen, file, (report: { numPassedTests: number; numFailedTests: number }) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
  }));
}

/** None in a browser that is not pinned: it draws letters differently. */
async function pictures(): Promise<Counts> {
  const { isPinned } = await findBrowser();
  if (isPinned) return vitest('pictures', ['--project', 'pictures']);
  console.log(notPinned);
  return { passed: 0, failed: 0 };
}

function endToEnd(): Counts {
  const isBuilt = step('production build', process.execPath, ['scripts/build.ts']);
  return isBuilt ? playwright('end to end', 'packages/app/e2e', 'list') : { passed: 0, failed: 1 };
}

/** The published Storybook where a static build may differ; `pnpm crawl` opens every story of it. */
function crawl(): Counts {
  const build = ['build', '--output-dir', storybookFolder, '--quiet'];
  const isBuilt = step('published Storybook', 'storybook', build);
  return isBuilt
    ? playwright('crawl', '.storybook/crawl', 'dot', ['--project=published'])
    : { passed: 0, failed: 1 };
}

function playwright(
  title: string,
  folder: string,
  reporter: string,
  more: readonly string[] = [],
): Counts {
  const file = join(results, `${title.replaceAll(' ', '-')}.json`);
  process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] = file;
  const isGreen = step(title, 'playwright', [
    'test',
    `--config=${folder}/playwright.config.ts`,
    `--reporter=${reporter},json`,
    ...more,
  ]);
  type Report = { stats: { expected: number; unexpected: number; flaky: number } };
  return counted(isGreen, file, ({ stats }: Report) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
  }));
}

/** A runner that failed without a failed test, or left no report, counts as one failure. */
function counted<Report>(isGreen: boolean, file: string, read: (report: Report) => Counts): Counts {
  let counts: Counts = { passed: 0, failed: 0 };
  try {
    counts = read(JSON.parse(readFileSync(file, 'utf8')) as Report);
  } catch (error) {
    console.error(`No report of this run: ${String(error)}`);
  }
  return isGreen ? counts : { ...counts, failed: Math.max(1, counts.failed) };
}
