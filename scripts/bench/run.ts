import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startBackEnd } from '../../packages/app/e2e/harness/backEnd.ts';
import { serve } from '../../packages/app/deploy/serve.ts';
import { distFolder, storybookFolder } from '../folders.ts';
import { requireBuild, requirePublishedStorybook } from '../requireBuild.ts';
import { situations, type Measured, type Metric, type Situation } from './goals.ts';
import { measureAdmin } from './adminProbe.ts';
import { compared } from './compared.ts';
import { measureClicks, measureLoad, openBrowser } from './measure.ts';
import { measureGallery } from './galleryProbe.ts';
import { measureScale } from './scaleProbe.ts';
import { backEndTable, galleryTable, table } from './table.ts';
import { measureBackEnd } from './backEndProbe.ts';
import { watchStealTime } from './stealTime.ts';
import { serveBaseline } from './baseline.ts';

interface Round {
  /** The share of processor time that the host gave to other machines during the run, 0 to 1. */
  stealShare: number;
  measured: Measured;
}

/** A run with a larger share is repeated, up to twice the number of requested runs. */
const mostSteal = 0.01;

/** The runs of a situation that may fail. */
const mostFailures = 3;

/** What is measured, all of it unless some are named. */
const parts = ['visits', 'scale', 'admin'] as const;

/**
 * `pnpm bench [visits] [scale] [admin] [--runs 5] [--only 'visitor, phone'] [--json] [--no-build]`:
 * measures the load of a first visit to the production build and the latency of presses, long lists,
 * and the lists of the admin area. It builds first, so that no old build is measured. It reports only
 * and never fails, because times depend on the machine. Runs of visits during which the host took
 * processor time are repeated.
 *
 * `pnpm bench --gallery [--runs 5] [--json] [--no-build]`: measures the gallery in the published
 * Storybook instead.
 *
 * `pnpm bench --back-end [--minutes 10] [--json]`: measures the mock server under load instead.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '5' },
    only: { type: 'string', multiple: true, default: Object.keys(situations) },
    json: { type: 'boolean', default: false },
    'no-build': { type: 'boolean', default: false },
    gallery: { type: 'boolean', default: false },
    'back-end': { type: 'boolean', default: false },
    minutes: { type: 'string', default: '10' },
  },
});
if (values['back-end']) {
  const measured = await measureBackEnd(Number(values.minutes));
  console.log(values.json ? JSON.stringify(measured, null, 2) : backEndTable(measured));
  process.exit();
}
if (values.gallery) {
  if (!values['no-build'])
    buildOrExit('storybook', ['build', '--output-dir', storybookFolder, '--quiet']);
  requirePublishedStorybook();
  const browser = await openBrowser();
  const measured = medians(await measureGallery(browser, Number(values.runs)));
  await browser.close();
  console.log(values.json ? JSON.stringify(measured, null, 2) : galleryTable(measured));
  process.exit();
}
const unknown = positionals.filter((name) => !parts.some((part) => part === name));
if (unknown.length > 0) {
  console.error(`${unknown.join(' ')}: the parts are ${parts.join(', ')}`);
  process.exit(1);
}
const isChosen = (part: (typeof parts)[number]) =>
  positionals.length === 0 || positionals.includes(part);
const chosen = (Object.keys(situations) as Situation[]).filter(
  (name) => isChosen('visits') && values.only.includes(name),
);
if (!values['no-build']) buildOrExit(process.execPath, ['scripts/build.ts']);
requireBuild();
const runs = Number(values.runs);
const backEnd = await startBackEnd(['--skip-delays', '--accounts', 'all']);
// A build by Vite alone contains no compressed files. The module is not loaded otherwise, because
// its library prints its whole source when an error ends the process.
if (!existsSync(join(distFolder, 'index.html.gz'))) {
  const { compressFolder } = await import('../../packages/app/deploy/compress.ts');
  await compressFolder(distFolder);
}
const site = await serve({ folder: distFolder, api: backEnd.url, encodings: ['gzip'] });
const baseline = await serveBaseline();
const browser = await openBrowser();
try {
  const url = `${site.url}/home`;
  const session = await sessionOf('user');
  const measured: Record<string, Measured> = {};
  for (const situation of chosen) {
    measured[situation] = await measure(situation, url, session);
    if (!values.json) console.log(table({ [situation]: measured[situation] }));
  }
  const scale: Record<string, Measured> = isChosen('scale')
    ? { '1280 × 900': medians(await measureScale(browser, runs)) }
    : {};
  if (isChosen('admin')) await holdTenThousand();
  const visit = { url: site.url, session: await sessionOf('admin') };
  const rounds = isChosen('admin') ? await measureAdmin(browser, visit, runs) : {};
  const admin = Object.fromEntries(
    Object.entries(rounds).map(([list, each]) => [list, medians(each)]),
  );
  console.log(
    values.json
      ? JSON.stringify({ ...measured, scale, admin }, null, 2)
      : table(measured, { scale, admin }),
  );
} finally {
  await browser.close();
  await site.close();
  await baseline.close();
  backEnd.close();
}

/** Gives the back end as many matches and athletes as a list has to bear (PERF-6). */
async function holdTenThousand(): Promise<void> {
  await backEnd.control('POST', 'data', { name: 'ten-thousand' });
  // Both go with the data.
  await backEnd.control('POST', 'accounts', { names: ['user', 'administrator'] });
  await backEnd.control('POST', 'delays', { skip: true });
}

/** What it prints goes to the errors, so that `--json` prints nothing else. */
function buildOrExit(command: string, args: readonly string[]): void {
  const build = spawnSync(command, args, { stdio: ['ignore', 2, 2] });
  if (build.status !== 0) process.exit(1);
}

/** The medians of the least disturbed runs. */
async function measure(situation: Situation, url: string, session: string): Promise<Measured> {
  const { isSignedIn, viewport } = situations[situation];
  const options = { url, viewport, session: isSignedIn ? session : undefined };
  const rounds: Round[] = [];
  let failures = 0;
  const undisturbed = () => rounds.filter(({ stealShare }) => stealShare <= mostSteal).length;
  while (undisturbed() < runs && rounds.length < 2 * runs) {
    console.error(`${situation}: run ${String(undisturbed() + 1)} of ${String(runs)} …`);
    const readStealShare = watchStealTime();
    try {
      const load = await measureLoad(browser, options);
      const bare = await measureLoad(browser, { url: baseline.url, viewport });
      const clicks = await measureClicks(browser, situation, options);
      const measured = { ...load, ...compared(load, bare), ...clicks };
      rounds.push({ stealShare: readStealShare(), measured });
    } catch (error) {
      // A visit that fails on a busy machine is made again; the others keep their results.
      console.error(error instanceof Error ? error.message : error);
      if (++failures === mostFailures) throw error;
    }
  }
  const best = rounds.toSorted((a, b) => a.stealShare - b.stealShare).slice(0, runs);
  return medians(best.map((round) => ({ ...round.measured, taken: 100 * round.stealShare })));
}

async function sessionOf(name: 'user' | 'admin'): Promise<string> {
  const answer = await fetch(`${backEnd.url}/api/auth/sign-in`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: `${name}@touchline.example`, password: 'touchline' }),
  });
  const { accessToken, user } = (await answer.json()) as Record<string, unknown>;
  return JSON.stringify({ accessToken, user });
}

function medians(rounds: readonly Measured[]): Measured {
  const metrics = Object.keys(rounds[0] ?? {}) as Metric[];
  return Object.fromEntries(
    metrics.map((metric) => {
      const numbers = rounds
        .map((round) => round[metric])
        .filter((number) => typeof number === 'number')
        .toSorted((a, b) => a - b);
      return [metric, numbers[Math.floor(numbers.length / 2)] ?? null];
    }),
  );
}
