import { parseArgs } from 'node:util';
import { serve } from '../../packages/app/deploy/serve.ts';
import { startBackEnd } from '../../packages/app/e2e/harness/backEnd.ts';
import { distFolder } from '../folders.ts';
import { createReport } from '../live/report.ts';
import { requireBuild } from '../requireBuild.ts';
import { engines, type Engine } from './engines.ts';
import { journeys, type Journey } from './journeys.ts';
import { startSlowSite } from './slowSite.ts';

/**
 * `pnpm browsers [firefox] [webkit] [chromium]`: the journeys on the production build, by default in
 * Firefox and WebKit where they are installed. See docs/browsers.md.
 */
const { positionals } = parseArgs({ allowPositionals: true });
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
    for (const journey of journeys) await report.check(journey.name, () => run(engine, journey));
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
    await journey.run(hands, { ...slowSite, push });
    return { misses: hands.errors() };
  } finally {
    slowSite.release();
    await hands.close();
  }
}

/** Sends a message over the hub. */
async function push() {
  await backEnd.control('POST', 'push', { times: 1 });
}
