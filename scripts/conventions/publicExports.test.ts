import { expect, it } from 'vitest';
import { publicExports } from './publicExports.ts';

/** Changing these is a decision: `pnpm exports` writes them anew, and the diff says what changed. */
it.each(['contract', 'ui', 'navigation', 'layouts'])('exports of %s are known', async (name) => {
  await expect(`${publicExports(`packages/${name}`)}\n`).toMatchFileSnapshot(
    `__snapshots__/${name}.txt`,
  );
});
