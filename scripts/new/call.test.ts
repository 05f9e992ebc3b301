import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { rootFolder } from '../folders.ts';
import { writeCall } from './call.ts';

/** A copy of the contract and the mock back end, in which packages resolve to the copy. */
let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'touchline-call-'));
  for (const path of ['packages/contract', 'mocks', 'docs/api', ...configs]) copy(path);
  link('node_modules');
  for (const folder of ['packages/contract', 'mocks'])
    for (const name of readdirSync(join(rootFolder, folder, 'node_modules')))
      if (!name.startsWith('.')) link(`${folder}/node_modules/${name}`);
  rmSync(join(root, 'mocks/node_modules/@touchline'));
  mkdirSync(join(root, 'mocks/node_modules/@touchline'));
  symlinkSync(
    join(root, 'packages/contract'),
    join(root, 'mocks/node_modules/@touchline/contract'),
  );
  writeFileSync(
    join(root, 'vitest.config.ts'),
    `export default { test: { include: ['{mocks,packages}/**/*.test.ts'] } };\n`,
  );
});
afterAll(() => rmSync(root, { recursive: true }));

const sources = ['packages/contract/src', 'mocks/src'];
const configs = ['tsconfig.json', 'oxlint.config.ts', '.oxfmtrc.json'];

function copy(path: string): void {
  const filter = (each: string) => !each.endsWith('node_modules');
  cpSync(join(rootFolder, path), join(root, path), { recursive: true, filter });
}

function link(path: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  symlinkSync(join(rootFolder, path), join(root, path));
}

function run(tool: string, ...args: string[]): string {
  const bin = join(root, 'node_modules/.bin', tool);
  const { status, stdout, stderr } = spawnSync(bin, args, { cwd: root, encoding: 'utf8' });
  // A compiler says what is wrong in its output, which the error of `execFileSync` leaves out.
  if (status !== 0) throw new Error(`${tool}: ${stdout}${stderr}`);
  return stdout;
}

/** The names of the tests that fail, and why, in these files and of these names. */
function failures(pattern: string, ...files: string[]): string[] {
  const vitest = join(root, 'node_modules/.bin/vitest');
  const output = join(root, 'results.json');
  spawnSync(
    vitest,
    ['run', '--reporter=json', `--outputFile=${output}`, '--testNamePattern', pattern, ...files],
    // Vitest would take itself for one of the workers of this run.
    { cwd: root, encoding: 'utf8', env: { PATH: process.env['PATH'] } },
  );
  const { testResults } = JSON.parse(readFileSync(output, 'utf8')) as {
    testResults: {
      status: string;
      message: string;
      assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
    }[];
  };
  expect(testResults).toHaveLength(files.length);
  return testResults.flatMap(({ assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(
        ({ fullName, failureMessages: [message = ''] }) =>
          `${fullName.replace(/ \(.+\)$/, '')} | ${message.split('\n')[0]}`,
      ),
  );
}

function stateOf(): string {
  const text = (path: string) => readFileSync(join(root, path), 'utf8');
  return [
    ...readdirSync(join(root, 'packages/contract/src'), { recursive: true }),
    ...readdirSync(join(root, 'mocks/src'), { recursive: true }),
    text('packages/contract/src/productEndpoints.ts'),
    text('packages/contract/src/summaries.ts'),
    text('docs/api/openapi.json'),
  ].join('\n');
}

it.each([
  ['Matches', {}, 'no name for a call'],
  ['match-reports', {}, 'no name for a call'],
  ['../evil', {}, 'no name for a call'],
  ['', {}, 'no name for a call'],
  ['constructor', {}, 'no name for a call'],
  ['matchDays', {}, 'The contract has a call matchDays already.'],
  ['match', { area: 'teams' }, 'The contract has a call match already.'],
  ['squadron', {}, "'squadron' names no area: give one by --area. The areas are auth, "],
  ['matchReports', { area: 'mail' }, "There is no area 'mail'. The areas are auth, "],
  ['matchReports', { method: 'get' }, "--method 'get' is none of GET, POST, PUT, PATCH, DELETE."],
  ['matchReports', { access: 'me' }, "--access 'me' is none of anyone, signedIn, "],
  ['tag', { area: 'teams' }, 'packages/contract/src/tag.ts exists already.'],
])('says in words what is wrong with %j %j, and writes nothing', (name, options, words) => {
  const before = stateOf();
  expect(() => writeCall(root, name, options)).toThrow(words);
  expect(stateOf()).toBe(before);
});

it(
  'writes calls that compile, and whose own tests say what is to be done',
  { timeout: 120_000 },
  () => {
    writeCall(root, 'matchReports');
    writeCall(root, 'teamTrophies', { method: 'POST', access: 'staff' });
    writeCall(root, 'signInByBadge', { area: 'auth', method: 'PUT', access: 'anyone' });
    writeCall(root, 'removeVeryOldPictures', {
      area: 'images',
      method: 'DELETE',
      access: 'administrator',
    });
    expect(() => writeCall(root, 'matchReports')).toThrow('has a call matchReports already');

    run('oxfmt', '--check', ...sources);
    run('oxlint', ...sources);
    run('tsc');
    const others = [
      'mocks/src/handlers/everyCall.test.ts',
      'mocks/src/openApi/openApi.test.ts',
      'packages/contract/src/definitions.test.ts',
    ];
    expect(failures('', ...others)).toEqual([]);
    const own = 'matchReports|teamTrophies|signInByBadge|removeVeryOldPictures|teams is';
    const sentence = (name: string) =>
      `answers 501 (${name} is not written yet: answer it from fixtures/${name}.ts)`;
    const red = (name: string, field: string) => [
      `${name} answers a request that fits as the contract says | AssertionError: The call ${sentence(name)}, not 200`,
      ...(field
        ? [
            `${name} needs these fields and no other | AssertionError: A request without ${field} ${sentence(name)}`,
          ]
        : []),
    ];
    expect(failures(own, 'mocks/src/wire.test.ts').toSorted()).toEqual([
      ...red('matchReports', 'search'),
      ...red('removeVeryOldPictures', ''),
      ...red('signInByBadge', ''),
      `signInByBadge is served to a visitor, before the request is looked at | AssertionError: A visitor ${sentence('signInByBadge')}`,
      ...red('teamTrophies', ''),
    ]);
  },
);
