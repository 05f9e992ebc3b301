import { join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { type TestSpecification, createVitest } from 'vitest/node';
import { rootFolder } from '../folders.ts';
import { logicTests } from '../logicTests.ts';
import { type Mutation, isApplicable } from './mutation.ts';
import { allMutations } from './allMutations.ts';

/**
 * `pnpm mutate [part of a file's path]`: makes each mutation in turn and runs the logic tests that reach
 * its file until one fails. A mutation is made in what the tests load, never in the files, so that there
 * is nothing to put back. A test that fails without a mutation too has noticed nothing, and ends the run.
 */
const pathFilters = process.argv.slice(2);
const mutations = allMutations.filter(
  ({ file }) => pathFilters.length === 0 || pathFilters.some((part) => file.includes(part)),
);
let current: Mutation | null = null;

/**
 * The test file that noticed the last mutation of a file, by that file; it runs first for the next
 * one.
 */
const detectedBy = new Map<string, string>();

/** The test files that were seen green without a mutation. */
const greenFiles = new Set<string>();

const testsByFile = new Map<string, readonly TestSpecification[]>();

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
  pool: 'threads',
  maxWorkers: 1,
  reporters: [{}],
  projects: [{ ...logicTests(), plugins: [plugin] }],
});

const undetected: string[] = [];
try {
  for (const mutation of mutations) await reportMutation(mutation);
} finally {
  await vitest.close();
}
console.log(
  `\n${mutations.length - undetected.length} of ${mutations.length} mutations were noticed`,
);
for (const line of undetected) console.log(`✗ ${line}`);
process.exit(undetected.length === 0 && mutations.length > 0 ? 0 : 1);

async function reportMutation(mutation: Mutation): Promise<void> {
  const name = `${mutation.file}: ${mutation.broken}`;
  const notice = isApplicable(mutation) ? await findDetection(mutation) : null;
  if (notice === null) undetected.push(name);
  console.log(notice === null ? `✗ ${name}` : `✓ ${name}\n    ${notice}`);
}

/** The first test that fails with the mutation, null where none does. */
async function findDetection(mutation: Mutation): Promise<string | null> {
  const path = join(rootFolder, mutation.file);
  for (const specification of await findRelatedTests(path)) {
    const failure = await failureOf(specification, mutation);
    if (failure === null) continue;
    await requireGreen(specification);
    detectedBy.set(path, specification.moduleId);
    return `${relative(rootFolder, specification.moduleId)}: ${failure}`;
  }
  return null;
}

/** @throws Error when a test file fails without a mutation */
async function requireGreen(specification: TestSpecification): Promise<void> {
  const { moduleId } = specification;
  if (greenFiles.has(moduleId)) return;
  const failure = await failureOf(specification);
  if (failure !== null)
    throw new Error(`${relative(rootFolder, moduleId)} fails without a mutation too: ${failure}`);
  greenFiles.add(moduleId);
}

/** The tests that load a file, those that stand nearest to it first. */
async function findRelatedTests(path: string): Promise<TestSpecification[]> {
  const known = testsByFile.get(path) ?? (await testsOf(path));
  testsByFile.set(path, known);
  const steps = ({ moduleId }: TestSpecification) =>
    moduleId === detectedBy.get(path) ? -1 : relative(path, moduleId).split('/').length;
  return known.toSorted((one, other) => steps(one) - steps(other));
}

function testsOf(path: string): Promise<TestSpecification[]> {
  vitest.config.related = [path];
  return vitest.getRelevantTestSpecifications();
}

/** Why a test file fails, with a mutation or without one; null where it passes. */
async function failureOf(
  specification: TestSpecification,
  mutation: Mutation | null = null,
): Promise<string | null> {
  current = mutation;
  if (mutation) vitest.invalidateFile(join(rootFolder, mutation.file));
  try {
    return await runFailureOf(specification);
  } finally {
    current = null;
    if (mutation) vitest.invalidateFile(join(rootFolder, mutation.file));
  }
}

async function runFailureOf(specification: TestSpecification): Promise<string | null> {
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications([specification]);
  for (const module of testModules) {
    // The result also contains the modules of earlier runs.
    if (module.moduleId !== specification.moduleId) continue;
    for (const failed of module.children.allTests('failed')) return failed.fullName;
    if (!module.ok()) return 'did not run';
  }
  return unhandledErrors.length > 0 ? 'left an error behind' : null;
}
