import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, test } from 'vitest';
import { mutationAreas } from './allMutations.ts';
import { createDetection, withinLimit, type TestRun } from './detection.ts';
import { readMutations } from './options.ts';
import { stopProcesses } from './stopProcesses.ts';
import { summaryOf } from './summary.ts';

const mutation = { file: 'a.ts', broken: 'is broken', text: '1', replacement: '2' };
const green: TestRun = { failure: null, passed: 3 };
const red: TestRun = { failure: 'fails', passed: 2 };

/** Test files with how each ends with a mutation and without one; `ran` lists what was run. */
function detection(files: Record<string, { mutated: TestRun; plain: TestRun }>) {
  const ran: string[] = [];
  const find = createDetection((path, made) => {
    ran.push(made ? `${path} mutated` : path);
    const file = files[path];
    if (!file) throw new Error(`There is no test file ${path}`);
    return Promise.resolve(made ? file.mutated : file.plain);
  });
  return { ran, find: () => find(mutation, Object.keys(files)) };
}

describe('a mutation', () => {
  test('is noticed by the first test that fails with it and passes without it', async () => {
    const { find, ran } = detection({
      'near.test.ts': { mutated: green, plain: green },
      'far.test.ts': { mutated: red, plain: green },
    });
    expect(await find()).toBe('far.test.ts: fails');
    expect(ran).toEqual(['near.test.ts mutated', 'far.test.ts mutated', 'far.test.ts']);
  });

  test('meets the test first that noticed the one before, which is not asked twice without any', async () => {
    const { find, ran } = detection({
      'near.test.ts': { mutated: green, plain: green },
      'far.test.ts': { mutated: red, plain: green },
    });
    await find();
    ran.length = 0;
    await find();
    expect(ran).toEqual(['far.test.ts mutated']);
  });

  test('is not noticed where every test passes', async () => {
    const { find } = detection({ 'near.test.ts': { mutated: green, plain: green } });
    expect(await find()).toBeNull();
  });

  test('is not noticed by a test that fails anyway, which ends the run', async () => {
    const { find } = detection({ 'near.test.ts': { mutated: red, plain: red } });
    await expect(find()).rejects.toThrow(
      'near.test.ts fails without a mutation too, so it notices none: fails',
    );
  });

  test('is not noticed by a file that runs no test without it, which ends the run', async () => {
    const none: TestRun = { failure: null, passed: 0 };
    const { find } = detection({ 'near.test.ts': { mutated: red, plain: none } });
    await expect(find()).rejects.toThrow(
      'near.test.ts runs no test without a mutation, so it notices none',
    );
  });

  test('by which a test file does not end, ends the run', async () => {
    const endless = new Promise<never>(() => {});
    await expect(withinLimit(endless, 'near.test.ts', 20)).rejects.toThrow(
      'near.test.ts has not ended after 0.02 s',
    );
    expect(await withinLimit(Promise.resolve(1), 'near.test.ts', 1000)).toBe(1);
  });
});

describe('the command line asks for', () => {
  const areas = Object.keys(mutationAreas);
  const areasOf = (...args: string[]) => [...new Set(readMutations(args).map(({ area }) => area))];

  test('all areas, some of them, or the rest after a stop', () => {
    expect(areasOf()).toEqual(areas);
    expect(areasOf('--only', 'live', '--only', 'contract')).toEqual(['contract', 'live']);
    expect(areasOf('--from', areas.at(-2) ?? '')).toEqual(areas.slice(-2));
  });

  test('files by a part of their path', () => {
    const chosen = readMutations(['contract/src/tolerant']);
    expect(new Set(chosen.map(({ file }) => file))).toEqual(
      new Set(['packages/contract/src/tolerant.ts']),
    );
  });

  test.each([
    [['--only', 'weather'], 'There is no area weather: the areas are contract, '],
    [['--from', 'weather'], 'There is no area weather'],
    [['packages/gone'], 'No mutation is asked for'],
    [['--all'], 'Usage: pnpm mutate'],
  ])('nothing with %j, and says why', (args, words) => {
    expect(() => readMutations(args)).toThrow(words);
  });
});

describe('the summary', () => {
  const made = [
    { ...mutation, area: 'live' },
    { ...mutation, area: 'search' },
    { ...mutation, area: 'search', broken: 'is lost' },
  ];
  const run = { made, asked: 3, commit: 'abc1234', day: '2026-11-27', minutes: 4, stoppedIn: null };

  test('counts by area and names what no test has noticed', () => {
    expect(summaryOf({ ...run, unnoticed: made.slice(2) })).toBe(
      [
        '`pnpm mutate`, 2026-11-27, abc1234: 2 of 3 mutations were noticed, in 4 minutes.',
        '',
        '| area | mutations | not noticed |',
        '| --- | --- | --- |',
        '| live | 1 | 0 |',
        '| search | 2 | 1 |',
        '',
        'Not noticed:',
        '',
        '- `a.ts`: is lost',
      ].join('\n'),
    );
  });

  test('of a run that has stopped says how to go on', () => {
    const stopped = { ...run, unnoticed: [], asked: 952, stoppedIn: 'search' };
    expect(summaryOf(stopped)).toContain('Stopped after 3 of 952; go on with `--from search`.');
  });
});

test('a process that a library has started does not go on without the run', async () => {
  const endless = spawn(process.execPath, ['-e', 'for (;;);']);
  const ended = once(endless, 'exit');
  stopProcesses();
  expect(await ended).toEqual([null, 'SIGKILL']);
});
