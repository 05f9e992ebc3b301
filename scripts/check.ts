import { step } from './step.ts';

/** `pnpm check`: everything that needs no browser and no build. All of it runs, then the verdict. */
const results = [
  step('format', 'oxfmt', ['--check']),
  step('lint', 'oxlint', []),
  step('types', 'tsc', []),
  step('conventions', 'vitest', ['run', '--project', 'conventions']),
];
process.exit(results.every(Boolean) ? 0 : 1);
