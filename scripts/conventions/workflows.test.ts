import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { getConfiguration } from 'chromatic/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { pictureCache, pictureResults, rootFolder } from '../folders.ts';
import { filesLike, textOf } from './workspace.ts';

interface Step {
  id?: string;
  name?: string;
  if?: string;
  uses?: string;
  run?: string;
  with?: Record<string, unknown>;
  env?: Record<string, string>;
}

interface Job {
  steps: Step[];
  strategy?: { matrix: Record<string, unknown[]> };
}

interface Workflow {
  on: Record<string, { branches?: string[]; paths?: string[] } | null>;
  permissions: Record<string, string>;
  jobs: Record<string, Job>;
}

const files = filesLike('.github/workflows/*.yml');
const workflow = (name: string) => parse(textOf(`.github/workflows/${name}.yml`)) as Workflow;
const stepsOf = ({ jobs }: Workflow) => Object.values(jobs).flatMap(({ steps }) => steps);
const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> };

/** A folder with commands that only say how they were called. */
let tools = '';

beforeAll(() => {
  tools = mkdtempSync(join(tmpdir(), 'touchline-workflows-'));
  for (const command of ['npx', 'gh']) {
    const file = join(tools, command);
    writeFileSync(file, `#!/bin/sh\necho "${command} $*"\nexit "\${CODE:-0}"\n`);
    chmodSync(file, 0o755);
  }
});

afterAll(() => rmSync(tools, { recursive: true, force: true }));

/** Runs a step in the folder of the tools as GitHub's runner does; the command answers with this code. */
function run({ run: script = '' }: Step, code: number, env: Record<string, string> = {}) {
  const { status, stdout } = spawnSync('bash', ['-e', '-o', 'pipefail', '-c', script], {
    cwd: tools,
    encoding: 'utf8',
    env: { PATH: [tools, process.env['PATH']].join(delimiter), CODE: String(code), ...env },
  });
  return { status, said: stdout.trim() };
}

describe('the workflows', () => {
  it.each(files)('%s calls commands of this repository', (file) => {
    const calls = [...textOf(file).matchAll(/npx -y pnpm ([\w:-]+)/g)].map(([, name]) => name);
    expect(calls.filter((name = '') => name !== 'install' && !(name in scripts))).toEqual([]);
  });

  it.each(files)('%s is asked for by paths that exist', (file) => {
    const { on } = parse(textOf(file)) as Workflow;
    const paths = Object.values(on).flatMap((event) => event?.paths ?? []);
    const isThere = (path: string) => existsSync(join(rootFolder, path.replace(/\/\*\*$/, '')));
    expect(paths.filter((path) => !isThere(path))).toEqual([]);
  });
});

describe('the comparison of pictures in a pull request', () => {
  const visual = workflow('visual');
  const steps = stepsOf(visual);
  const compare = steps.find(({ run: script }) => script?.includes('pnpm visual'));
  const comment = steps.find(({ run: script }) => script?.includes('gh pr comment'));

  it('is red when it could not run or a story fails, and not when pictures differ', () => {
    if (!compare) throw new Error('There is no step that compares.');
    const base = { BASE: 'origin/main' };
    expect(run(compare, 0, base)).toEqual({
      status: 0,
      said: 'npx -y pnpm visual --against origin/main',
    });
    expect(run(compare, 2, base).status).toBe(0);
    expect(run(compare, 1, base).status).toBe(1);
  });

  it('has the history that it compares with', () => {
    const checkout = steps.find(({ uses }) => uses?.startsWith('actions/checkout@'));
    expect(checkout?.with).toMatchObject({ 'fetch-depth': 0 });
  });

  it('writes its numbers into one comment, whatever the outcome', () => {
    if (!comment) throw new Error('There is no step that comments.');
    expect(comment.if).toBe("always() && github.event_name == 'pull_request'");
    expect(visual.permissions['pull-requests']).toBe('write');
    expect(Object.keys(comment.env ?? {}).toSorted()).toEqual([
      'GH_TOKEN',
      'PULL_REQUEST',
      'REPORT',
    ]);
    const summary = `${inRepository(pictureResults)}/summary.md`;
    const said = `gh pr comment 7 --edit-last --create-if-none --body-file ${summary}`;
    expect(run(comment, 0, { PULL_REQUEST: '7', REPORT: '' })).toEqual({ status: 0, said });
    // With the address of the report, where there is one.
    const file = join(tools, summary);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, '3 changed\n');
    const address = 'https://example.org/report';
    expect(run(comment, 0, { PULL_REQUEST: '7', REPORT: address }).said).toBe(said);
    expect(readFileSync(file, 'utf8')).toMatch(
      /^3 changed\n\n.*\(https:\/\/example\.org\/report\)\n$/,
    );
    const upload = steps.find(({ uses }) => uses?.startsWith('actions/upload-artifact@'));
    expect(comment.env?.['REPORT']).toBe(`\${{ steps.${upload?.id}.outputs.artifact-url }}`);
    expect(steps.indexOf(comment)).toBeGreaterThan(steps.findIndex((step) => step === upload));
  });

  it('begins with what the last push to `main` has built and taken', () => {
    expect(visual.on['push']?.branches).toEqual(['main']);
    const cache = steps.find(({ uses }) => uses?.startsWith('actions/cache@'));
    expect(cache?.with?.['path']).toBe(inRepository(pictureCache));
    const { key, 'restore-keys': before } = cache?.with ?? {};
    // A key of its own for each commit, because a cache is never written twice.
    expect(key).toBe(`${String(before)}\${{ github.sha }}`);
    const order = ['pnpm install', 'actions/cache@', 'pnpm visual'].map((what) =>
      steps.findIndex(({ uses, run: script }) => (script ?? uses)?.includes(what)),
    );
    expect(order).toEqual(order.toSorted((one, other) => one - other));
    expect(order).not.toContain(-1);
  });

  it('keeps the report for the reviewer, without the pictures that are the same', () => {
    const upload = steps.find(({ uses }) => uses?.startsWith('actions/upload-artifact@'));
    expect(upload?.if).toBe('always()');
    expect(String(upload?.with?.['path']).trim().split('\n')).toEqual([
      inRepository(pictureResults),
      `!${inRepository(pictureResults)}/taken`,
    ]);
  });
});

describe('the crawl of every story', () => {
  const { crawl, chromatic } = workflow('check').jobs;

  it('is shared out among as many machines as there are parts', () => {
    const parts = crawl?.strategy?.matrix['part'] ?? [];
    const script = crawl?.steps.find(({ run: each }) => each?.includes('pnpm crawl'))?.run;
    expect(parts).toEqual(parts.map((_, index) => index + 1));
    expect(script).toBe(
      `npx -y pnpm crawl --project=every --shard=\${{ matrix.part }}/${parts.length}`,
    );
    const config = readFileSync(join(rootFolder, '.storybook/crawl/playwright.config.ts'), 'utf8');
    expect(config).toContain("name: 'every'");
  });

  it.each([
    ['crawl', crawl, 'pnpm storybook:build'],
    ['chromatic', chromatic, 'pnpm chromatic'],
  ])('builds with links to the code: %s', (_, job, command) => {
    const build = job?.steps.find(({ run: script }) => script?.includes(command));
    expect(build?.env?.['STORYBOOK_REPOSITORY']).toBe(
      '${{ github.server_url }}/${{ github.repository }}/blob/${{ github.sha }}',
    );
  });
});

it('Chromatic takes its configuration, and its build is that of `pnpm storybook:build`', async () => {
  const configuration = await getConfiguration(join(rootFolder, 'chromatic.config.json'));
  // A `buildCommand` would need an `outputDir`; to a script Chromatic adds the options of its folder.
  expect(configuration).toMatchObject({ buildScriptName: 'storybook:build', onlyChanged: true });
  expect(configuration).not.toHaveProperty('buildCommand');
  // The options reach Storybook only as the end of a single command.
  expect(scripts['storybook:build']).toMatch(/^storybook build [^&|;]*$/);
});

it('CI checks the packed packages, and a workflow the apps outside', () => {
  expect(textOf('.ci/run')).toContain('npx -y pnpm pack-check --packed');
  const job = workflow('packages').jobs['pack-check'];
  expect(job?.strategy?.matrix['app']).toEqual(['', '--next']);
  expect(job?.steps.at(-1)?.run).toBe('npx -y pnpm pack-check ${{ matrix.app }}');
});

it('the script of CI is one that bash can read', () => {
  expect(() => execFileSync('bash', ['-n', join(rootFolder, '.ci/run')])).not.toThrow();
});

/** The path of a folder from the root. */
function inRepository(folder: string): string {
  return folder.slice(rootFolder.length + 1);
}
