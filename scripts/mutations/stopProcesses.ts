import type { ChildProcess } from 'node:child_process';
import { subscribe } from 'node:diagnostics_channel';

const processes = new Set<ChildProcess>();
subscribe('child_process', (message) =>
  processes.add((message as { process: ChildProcess }).process),
);

/**
 * Stops what this process has started, also by way of a library: a test that does not end would keep it
 * open, and would go on without it.
 */
export function stopProcesses(): void {
  for (const each of processes) each.kill('SIGKILL');
}
