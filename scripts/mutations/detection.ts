import { UsageError } from '../usageError.ts';
import type { Mutation } from './mutation.ts';

/** How a test file ended. */
export interface TestRun {
  /** The first test that failed, or why none ran; null where all passed. */
  failure: string | null;
  /** How many tests passed. */
  passed: number;
}

/** Runs a test file by its path from the root, with a mutation or without one. */
export type RunTestFile = (path: string, mutation: Mutation | null) => Promise<TestRun>;

/** Finds the test that notices a mutation. */
export function createDetection(runTestFile: RunTestFile) {
  /** The test file that noticed the last mutation of a file; it runs first for the next one. */
  const detectedBy = new Map<string, string>();

  /** The test files that were seen green without a mutation. */
  const greenFiles = new Set<string>();

  async function requireGreen(path: string): Promise<void> {
    if (greenFiles.has(path)) return;
    const { failure, passed } = await runTestFile(path, null);
    if (failure !== null)
      throw new UsageError(`${path} fails without a mutation too, so it notices none: ${failure}`);
    if (passed === 0)
      throw new UsageError(`${path} runs no test without a mutation, so it notices none`);
    greenFiles.add(path);
  }

  /**
   * The first test that fails with a mutation, null where none does.
   *
   * @param paths of the test files that reach the mutated file, in the order in which they run
   *
   * @throws UsageError when that test file is not green without the mutation
   */
  return async function findDetection(
    mutation: Mutation,
    paths: readonly string[],
  ): Promise<string | null> {
    const first = detectedBy.get(mutation.file);
    const ordered = paths.toSorted((one, other) => Number(other === first) - Number(one === first));
    for (const path of ordered) {
      const { failure } = await runTestFile(path, mutation);
      if (failure === null) continue;
      await requireGreen(path);
      detectedBy.set(mutation.file, path);
      return `${path}: ${failure}`;
    }
    return null;
  };
}

/**
 * Waits for a test file at most this long: a mutation can make a loop endless, which the time limit of
 * a test does not end.
 *
 * @param limit in ms
 *
 * @throws UsageError after that time
 */
export async function withinLimit<Result>(
  running: Promise<Result>,
  path: string,
  limit: number,
): Promise<Result> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => late.reject(new UsageError(`${path} has not ended after ${limit / 1000} s`)),
    limit,
  );
  return Promise.race([running, late.promise]).finally(() => clearTimeout(timer));
}
