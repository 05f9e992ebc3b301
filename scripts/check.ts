import { step } from './step.ts';

/** `--before-tests` leaves out the conventions, which `pnpm test` looks at as well. */
const isBeforeTests = process.argv.includes('--before-tests');

/**
 * `pnpm check`: all checks without a browser or a build. All of them run before the result is
 * reported.
 */
const results = [
  step('format', 'oxfmt', ['--check']),
  step('lint', 'oxlint', []),
  step('types', 'tsc', []),
  isBeforeTests || step('conventions', 'vitest', ['run', '--project', 'conventions']),
];
process.exit(results.every(Boolean) ? 0 : 1);
