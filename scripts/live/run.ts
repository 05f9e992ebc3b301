import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { serve } from '../../packages/app/deploy/serve.ts';
import { startBackEnd, type BackEnd } from '../../packages/app/e2e/harness/backEnd.ts';
import { findBrowser } from '../browser.ts';
import { distFolder } from '../folders.ts';
import { requireBuild } from '../requireBuild.ts';
import { UsageError } from '../usageError.ts';
import { absenceChecks } from './absenceChecks.ts';
import { burstChecks } from './burstChecks.ts';
import { connectionChecks, type LiveCheck, type Scene } from './checks.ts';
import { chosenChecks, type Choice } from './chosenChecks.ts';
import { openGateway } from './gateway.ts';
import { aspNetHub, mockHub, type Hub } from './hubs.ts';
import { createReport } from './report.ts';

/**
 * `pnpm live-check [--hub mock|aspnet] [part of a check's name]`: runs the live connection of the
 * production build against the mock hub and a hub of ASP.NET Core. See docs/live-check.md.
 */
const { values, positionals } = parseArgs({
  options: { hub: { type: 'string' } },
  allowPositionals: true,
});
const { hubs, checks } = choose();
requireBuild();
const report = createReport();
const { launchOptions } = await findBrowser();
const browser = await chromium.launch({
  ...launchOptions,
  ignoreDefaultArgs: [...launchOptions.ignoreDefaultArgs, '--disable-back-forward-cache'],
});

try {
  if (hubs.includes('mock')) await checkHub(async (backEnd) => mockHub(backEnd));
  if (hubs.includes('aspnet')) await checkHub(() => aspNetHub());
} finally {
  await browser.close();
}
console.info(`\n${report.summary()}`);
process.exit(report.exitCode());

function choose(): Choice<LiveCheck> {
  try {
    const all = [...connectionChecks, ...absenceChecks, ...burstChecks];
    return chosenChecks(all, positionals, values.hub);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(error.message);
    return process.exit(1);
  }
}

async function checkHub(start: (backEnd: BackEnd) => Promise<Hub | null>): Promise<void> {
  const backEnd = await startBackEnd();
  const hub = await start(backEnd);
  if (!hub) {
    report.skip('ASP.NET Core skipped: there is no .NET SDK 10 on this machine.');
    return backEnd.close();
  }
  console.info(`\n${hub.name}`);
  const gateway = await openGateway(hub.url, backEnd.url);
  const site = await serve({ folder: distFolder, api: gateway.url });
  const lines: string[] = [];
  try {
    await prepare(backEnd);
    const sessions = [await signIn(backEnd, 'user'), await signIn(backEnd, 'school')] as const;
    for (const check of checks) {
      const scene = { hub, gateway, browser, site: site.url, sessions, persons: [] };
      await report.check(check.name, () => runCheck(check, scene, { backEnd, lines }));
    }
    await report.check('no token in any line of a log', async () => {
      const printed = hub.output();
      const leaks = [...lines, printed ?? ''].filter((line) => /eyJ|access_token/.test(line));
      const ofHub = printed === null ? '' : ' and the log of the hub';
      return { misses: leaks, measured: `${lines.length} lines of pages${ofHub}` };
    });
    await report.check('no error that is not caught', async () => ({
      misses: lines.filter((line) => line.startsWith('uncaught')),
    }));
  } finally {
    hub.stop();
    await site.close();
    await gateway.close();
    backEnd.close();
  }
}

/** Every check starts with the same messages. */
async function prepare(backEnd: BackEnd): Promise<void> {
  await backEnd.control('POST', 'reset');
  await backEnd.control('POST', 'delays', { skip: true });
  await backEnd.control('POST', 'accounts', { names: ['user', 'schoolAdministrator'] });
}

interface Surroundings {
  backEnd: BackEnd;
  lines: string[];
}

async function runCheck(check: LiveCheck, scene: Scene, { backEnd, lines }: Surroundings) {
  try {
    await prepare(backEnd);
    await scene.hub.setMode('ok');
    return await check.run(scene);
  } finally {
    for (const person of scene.persons) {
      lines.push(...person.lines());
      await person.close();
    }
  }
}

async function signIn(backEnd: BackEnd, name: string): Promise<string> {
  const answer = await fetch(`${backEnd.url}/api/auth/sign-in`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: `${name}@touchline.example`, password: 'touchline' }),
  });
  const { accessToken, user } = (await answer.json()) as Record<string, unknown>;
  return JSON.stringify({ accessToken, user });
}
