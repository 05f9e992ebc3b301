import { readFileSync } from 'node:fs';

/** The result of a test run: the number of passed tests and the names of the failed ones. */
export interface Outcome {
  passed: number;
  failures: readonly string[];
}

interface VitestReport {
  testResults: readonly {
    name: string;
    status: string;
    message: string;
    assertionResults: readonly { fullName: string; status: string; failureMessages: string[] }[];
  }[];
}

interface PlaywrightSuite {
  file: string;
  specs: readonly {
    title: string;
    ok: boolean;
    line: number;
    tests: readonly { results: readonly { errors: readonly { message?: string }[] }[] }[];
  }[];
  suites?: readonly PlaywrightSuite[];
}

interface PlaywrightReport {
  stats: { expected: number; flaky: number };
  suites: readonly PlaywrightSuite[];
}

export function readVitest(report: VitestReport): Outcome {
  const failures: string[] = [];
  let passed = 0;
  for (const { name, status, message, assertionResults } of report.testResults) {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    passed += assertionResults.filter((test) => test.status === 'passed').length;
    for (const { fullName, failureMessages } of failed) {
      failures.push(`${name} › ${fullName}\n${failureMessages.join('\n')}`);
    }
    // A file that could not be loaded has no tests, so it counts as one failure.
    if (status === 'failed' && failed.length === 0) failures.push(`${name}\n${message}`);
  }
  return { passed, failures };
}

export function readPlaywright({ stats, suites }: PlaywrightReport): Outcome {
  return { passed: stats.expected + stats.flaky, failures: suites.flatMap(failedSpecs) };
}

function failedSpecs({ file, specs, suites = [] }: PlaywrightSuite): string[] {
  const failed = specs.filter((spec) => !spec.ok);
  return [
    ...failed.map(({ line, title, tests }) => {
      const errors = tests.flatMap(({ results }) => results.flatMap((result) => result.errors));
      const messages = errors.map(({ message = '' }) => message);
      return [`${file}:${String(line)} › ${title}`, ...messages].join('\n');
    }),
    ...suites.flatMap(failedSpecs),
  ];
}

/**
 * Reads the result of a run. A run that failed without a failed test or without a report counts as
 * one failure.
 */
export function readOutcome<Report>(
  title: string,
  isGreen: boolean,
  file: string,
  read: (report: Report) => Outcome,
): Outcome {
  let outcome: Outcome = { passed: 0, failures: [] };
  try {
    outcome = read(JSON.parse(readFileSync(file, 'utf8')) as Report);
  } catch (error) {
    console.error(`No report of this run: ${String(error)}`);
  }
  if (isGreen || outcome.failures.length > 0) return outcome;
  return { ...outcome, failures: [`${title}: ended with an error outside the tests`] };
}
