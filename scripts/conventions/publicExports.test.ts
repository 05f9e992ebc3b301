import { afterAll, beforeAll, expect, it } from 'vitest';
import { published } from '../library/packages.ts';
import { openReporter, type Reporter } from './publicExports.ts';

let reporter: Reporter;

beforeAll(() => {
  reporter = openReporter();
}, 120_000);

afterAll(() => reporter.close());

/**
 * A change of these is a decision: `pnpm exports` updates the snapshots, and the diff shows what
 * changed.
 */
it.each(published)('exports of %s are known', { timeout: 60_000 }, async (name) => {
  await expect(`${reporter.report(name)}\n`).toMatchFileSnapshot(`__snapshots__/${name}.txt`);
});
