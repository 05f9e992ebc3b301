import { expect, it } from 'vitest';
import { publicExports } from './publicExports.ts';

/**
 * A change of these is a decision: `pnpm exports` updates the snapshots, and the diff shows what
 * changed.
 */
it.each(['contract', 'ui', 'navigation', 'layouts'])('exports of %s are known', async (name) => {
  await expect(`${publicExports(`packages/${name}`)}\n`).toMatchFileSnapshot(
    `__snapshots__/${name}.txt`,
  );
});
