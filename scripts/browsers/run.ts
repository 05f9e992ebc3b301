import { parseArgs } from 'node:util';
import { serve } from '../../packages/app/deploy/serve.ts';
import { startBackEnd } from '../../packages/app/e2e/harness/backEnd.ts';
import { distFolder } from '../folders.ts';
import { createReport } from '../live/report.ts';
import { requireBuild } from '../requireBuild.ts';
import { engines, type Engine } from './engines.ts';
import { journeys, type Journey } from './journeys/index.ts';
import { startSlowSite } from './slowSite.ts';

/**
 * `pnpm browsers [firefox] [webkit] [chromium] [--journey part-of-a-name]`: the journeys on the production build, by default in
 * Firefox and WebKit where they are installed. See docs/browsers.md.
 */
const { positionals, values } = parseArgs({
  options: { journey: { type: 'string', default: '' } },
  allowPositionals: true,
});
const names = positionals.length > 0 ? positionals : ['firefox', 'webkit'];
requireBuild();
const backEnd = await startBackEnd(['--skip-delays', '--accounts', 'all']);
const site = await serve({ folder: distFolder, api: backEnd.url });
const slowSite = await startSlowSite(site.url);
const report = createReport();
let hasRun = false;

try {
  for (const name of names) {
    const start = engines[name];
    if (!start) throw new Error(`${name} is none of ${Object.keys(engines).join(', ')}`);
    const engine = await start();
    if (typeof engine === 'string') {
      report.skip(engine);
      continue;
    }
    hasRun = true;
    console.info(`\n${name}`);
    for (const journey of journeys) {
      if (!journey.name.includes(values.journey)) continue;
      await report.check(journey.name, () => run(engine, journey));
    }
    await engine.close();
  }
} finally {
  slowSite.close();
  await site.close();
  backEnd.close();
}
console.info(hasRun ? `\n${report.summary()}` : '\nNo browser was tested.');
process.exit(hasRun ? report.exitCode() : 0);

async function run(engine: Engine, journey: Journey) {
  await backEnd.control('POST', 'reset');
  await backEnd.control('POST', 'delays', { skip: true });
  const hands = await engine.openPage(slowSite.url);
  try {
    await hands.open('/favicon.svg');
    await hands.forget();
    await journey.run(hands, { ...slowSite, push, refuseOnce, changeScore });
    return { misses: hands.errors() };
  } finally {
    slowSite.release();
    slowSite.mend();
    await backEnd.control('DELETE', 'fault');
    await hands.close();
  }
}

/** Sends a message over the hub. */
async function push() {
  await backEnd.control('POST', 'push', { times: 1 });
}

/** Refuses the token once, as after the end of a session on the server. */
async function refuseOnce(path: string) {
  await backEnd.control('POST', 'fault', { path, status: 401, times: 1 });
}

interface Live {
  id: string;
  score: { kind: string; home?: unknown } | null;
}

/** The path of a match that is being played, and a score of it. */
async function changeScore(home: number): Promise<string> {
  const read = async (path: string) => (await fetch(`${backEnd.url}/api/${path}`)).json();
  const { live } = (await read('matches/overview')) as { live: Live[] };
  const match = live.find(({ score }) => typeof score?.home === 'number');
  if (!match) throw new Error('No match with a score of two numbers is being played');
  const path = `matches/${match.id}`;
  const body = { ...((await read(path)) as object), score: { ...match.score, home } };
  await backEnd.control('POST', 'fault', { path, status: 200, body });
  return `/${path}`;
}
