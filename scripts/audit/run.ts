import { spawnSync } from 'node:child_process';
import { rootFolder } from '../folders.ts';
import { verdictOf } from './verdict.ts';

/**
 * `pnpm advisories`: asks the registry for advisories of the packages that are shipped. Ends with 1
 * when there is one, and with 2 when the registry does not answer, as a mirror without this part of
 * it: then nothing is known.
 */
const { stdout, stderr } = spawnSync('npx', ['-y', 'pnpm', 'audit', '--prod', '--json'], {
  cwd: rootFolder,
  encoding: 'utf8',
});
const verdict = verdictOf({ stdout, stderr });
switch (verdict.kind) {
  case 'clean':
    console.info('No advisories for the packages that are shipped.');
    break;
  case 'found':
    console.error(verdict.lines.join('\n'));
    process.exitCode = 1;
    break;
  case 'unknown':
    console.error(
      `The registry did not answer (${verdict.reason}): nothing is known of advisories.`,
    );
    process.exitCode = 2;
}
