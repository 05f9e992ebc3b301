import { join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { type TestSpecification, createVitest } from 'vitest/node';
import { rootFolder } from '../folders.ts';
import { logicTests } from '../logicTests.ts';
import { type Fault, isPlantable } from './fault.ts';
import { allFaults } from './faults.ts';

/**
 * `pnpm plant [part of a file's path]`: plants each fault in turn and runs the logic tests that reach
 * its file until one notices. A fault is planted in what the tests load, never in the files, so that
 * there is nothing to put back.
 */
const pathFilters = process.argv.slice(2);
const faults = allFaults.filter(
  ({ file }) => pathFilters.length === 0 || pathFilters.some((part) => file.includes(part)),
);
let current: Fault | null = null;

/** Which test file has noticed most lately, by the file of the fault: it is asked first. */
const detectedBy = new Map<string, string>();

const testsByFile = new Map<string, readonly TestSpecification[]>();

const plugin: Plugin = {
  name: 'planted-fault',
  enforce: 'pre',
  transform(code, id) {
    if (!current || id.split('?')[0] !== join(rootFolder, current.file)) return undefined;
    const { text, planted } = current;
    return code.replace(text, () => planted);
  },
};
const vitest = await createVitest({
  config: false,
  root: rootFolder,
  watch: false,
  // It outlives the run: what is planted would be found by the next one, and what it holds is not planted in.
  fsModuleCache: false,
  pool: 'threads',
  maxWorkers: 1,
  reporters: [{}],
  projects: [{ ...logicTests(), plugins: [plugin] }],
});

const undetected: string[] = [];
try {
  for (const fault of faults) await reportFault(fault);
} finally {
  await vitest.close();
}
console.log(`\n${faults.length - undetected.length} of ${faults.length} faults were noticed`);
for (const line of undetected) console.log(`✗ ${line}`);
process.exit(undetected.length === 0 && faults.length > 0 ? 0 : 1);

async function reportFault(fault: Fault): Promise<void> {
  const name = `${fault.file}: ${fault.broken}`;
  const notice = isPlantable(fault) ? await findDetection(fault) : null;
  if (notice === null) undetected.push(name);
  console.log(notice === null ? `✗ ${name}` : `✓ ${name}\n    ${notice}`);
}

/** The first test that fails with the fault, null where none does. */
async function findDetection(fault: Fault): Promise<string | null> {
  const path = join(rootFolder, fault.file);
  const specifications = await findRelatedTests(path);
  current = fault;
  vitest.invalidateFile(path);
  try {
    for (const specification of specifications) {
      const failure = await failureOf(specification);
      if (failure === null) continue;
      detectedBy.set(path, specification.moduleId);
      return `${relative(rootFolder, specification.moduleId)}: ${failure}`;
    }
    return null;
  } finally {
    current = null;
    vitest.invalidateFile(path);
  }
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

async function failureOf(specification: TestSpecification): Promise<string | null> {
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications([specification]);
  for (const module of testModules) {
    // What ran before is told of again.
    if (module.moduleId !== specification.moduleId) continue;
    for (const failed of module.children.allTests('failed')) return failed.fullName;
    if (!module.ok()) return 'did not run';
  }
  return unhandledErrors.length > 0 ? 'left an error behind' : null;
}
