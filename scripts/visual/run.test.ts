import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { rootFolder } from '../folders.ts';

it.each([[[]], [['--update']], [['--against', 'HEAD']]])(
  'fails in a browser that is not pinned, because it compares nothing: %j',
  (args) => {
    const { status, stderr } = spawnSync(
      process.execPath,
      [join(rootFolder, 'scripts/visual/run.ts'), ...args],
      { encoding: 'utf8', env: { ...process.env, CHROMIUM_PATH: process.execPath } },
    );
    expect(stderr).toContain('No pictures compared');
    expect(status).toBe(1);
  },
);
