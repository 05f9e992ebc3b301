import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { waitForServer } from '../waitForServer.ts';
import { runInApp } from './freshApp.ts';

/** Builds the app and starts the server of Next.js. */
export async function serveNextApp(folder: string, port: number): Promise<ChildProcess> {
  process.env['NEXT_TELEMETRY_DISABLED'] = '1';
  runInApp(folder, 'build');
  const server = spawn(
    process.execPath,
    [join(folder, 'node_modules', 'next', 'dist', 'bin', 'next'), 'start', '--port', String(port)],
    { cwd: folder, stdio: 'ignore' },
  );
  await waitForServer(`http://localhost:${port}/classy`, 60);
  return server;
}
