import { spawnSync } from 'node:child_process';
import { rootFolder } from './folders.ts';

/** Runs one command and prints its output as it arrives; true when it succeeded. */
export function step(title: string, command: string, args: readonly string[]): boolean {
  console.log(`\n── ${title} ${'─'.repeat(Math.max(0, 76 - title.length))}`);
  const start = performance.now();
  const { status, error } = spawnSync(command, args, { cwd: rootFolder, stdio: 'inherit' });
  if (error) console.error(error.message);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${status === 0 ? '✓' : '✗'} ${title} (${seconds} s)`);
  return status === 0;
}
