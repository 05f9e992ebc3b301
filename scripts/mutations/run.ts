import { execFileSync } from 'node:child_process';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { type TestSpecification, createVitest } from 'vitest/node';
import { rootFolder } from '../folders.ts';
import { logicTests } from '../logicTests.ts';
import { UsageError } from '../usageError.ts';
import { createDetection, withinLimit, type TestRun } from './detection.ts';
import { type Mutation, isApplicable } from './mutation.ts';
import { readMutations, type ChosenMutation } from './options.ts';
import { stopProcesses } from './stopProcesses.ts';
import { summaryOf } from './summary.ts';

/** The longest that a test file may take, in ms. */
const longest = 10 * 60_000;

/**
 * `pnpm mutate [--only AREA] [--from AREA] [part of a file's path]`: makes each mutation in turn and runs
 * the logic tests that reach its file until one fails. A mutation is made in what the tests load, never
 * in the files, so that there is nothing to put back. A test that fails without a mutation too has noticed
 * nothing, and ends the run.
 */
try {
  process.exit(await run(readMutations(process.argv.slice(2))));
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(error.message);
  process.exit(1);
}

/** @returns the exit code */
async function run(mutations: readonly ChosenMutation[]): Promise<number> {
  const start = performance.now();
  const made: ChosenMutation[] = [];
  const unnoticed: ChosenMutation[] = [];
  const { findNotice, close } = await openTests();
  let stoppedIn: string | null = null;
  for (const mutation of mutations) {
    const name = `${mutation.file}: ${mutation.broken}`;
    try {
      const notice = isApplicable(mutation) ? await findNotice(mutation) : null;
      made.push(mutation);
      if (notice === null) unnoticed.push(mutation);
      console.log(notice === null ? `✗ ${name}` : `✓ ${name}\n    ${notice}`);
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
      console.error(`\n${error.message}\n(${name})`);
      stoppedIn = mutation.area;
      break;
    }
  }
  if (stoppedIn === null) await close();
  else stopProcesses();
  const minutes = Math.ceil((performance.now() - start) / 60_000);
  const summary = {
    made,
    unnoticed,
    asked: mutations.length,
    commit: describeCommit(),
    day: new Date().toISOString().slice(0, 10),
    minutes,
    stoppedIn,
  };
  console.log(`\n${summaryOf(summary)}`);
  return unnoticed.length === 0 && stoppedIn === null ? 0 : 1;
}

function describeCommit(): string {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: rootFolder, encoding: 'utf8' }).trim();
  const commit = git('rev-parse', '--short', 'HEAD');
  return git('status', '--porcelain') === '' ? commit : `${commit} with changes`;
}

/** Opens the logic tests, in which one file can be mutated at a time. */
async function openTests() {
  let current: Mutation | null = null;
  const plugin: Plugin = {
    name: 'mutation',
    enforce: 'pre',
    transform(code, id) {
      if (!current || id.split('?')[0] !== join(rootFolder, current.file)) return undefined;
      const { text, replacement } = current;
      return code.replace(text, () => replacement);
    },
  };
  const vitest = await createVitest({
    config: false,
    root: rootFolder,
    watch: false,
    // Off, because the cache is kept between runs: it would return the code of an earlier mutation.
    fsModuleCache: false,
    // A thread cannot have a time zone of its own, which some tests set.
    pool: 'forks',
    maxWorkers: 1,
    reporters: [{}],
    projects: [{ ...logicTests(), plugins: [plugin] }],
  });
  const specifications = new Map<string, TestSpecification>();
  const testsByFile = new Map<string, readonly string[]>();

  /** The tests that load a file, those that stand nearest to it first. */
  async function findRelatedTests(file: string): Promise<readonly string[]> {
    const path = join(rootFolder, file);
    vitest.config.related = [path];
    const related = await vitest.getRelevantTestSpecifications();
    const steps = ({ moduleId }: TestSpecification) => relative(path, moduleId).split('/').length;
    return related
      .toSorted((one, other) => steps(one) - steps(other))
      .map((specification) => {
        const name = relative(rootFolder, specification.moduleId);
        specifications.set(name, specification);
        return name;
      });
  }

  async function runTestFile(path: string, mutation: Mutation | null): Promise<TestRun> {
    const specification = specifications.get(path);
    if (!specification) throw new Error(`${path} is no test of these mutations`);
    current = mutation;
    if (mutation) vitest.invalidateFile(join(rootFolder, mutation.file));
    try {
      return await withinLimit(resultOf(specification), path, longest);
    } finally {
      current = null;
      if (mutation) vitest.invalidateFile(join(rootFolder, mutation.file));
    }
  }

  async function resultOf(specification: TestSpecification): Promise<TestRun> {
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications([specification]);
    // The result also contains the modules of earlier runs.
    const module = testModules.find(({ moduleId }) => moduleId === specification.moduleId);
    const passed = module ? [...module.children.allTests('passed')].length : 0;
    const [failed] = module ? module.children.allTests('failed') : [];
    if (failed) return { passed, failure: failed.fullName };
    if (module && !module.ok()) return { passed, failure: 'did not run' };
    return { passed, failure: unhandledErrors.length > 0 ? 'left an error behind' : null };
  }

  const findDetection = createDetection(runTestFile);
  return {
    close: () => vitest.close(),
    async findNotice(mutation: Mutation): Promise<string | null> {
      const related = testsByFile.get(mutation.file) ?? (await findRelatedTests(mutation.file));
      testsByFile.set(mutation.file, related);
      return findDetection(mutation, related);
    },
  };
}
