import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export interface ServerProcess {
  url: string;
  child: ChildProcess;
  /** The lines on the standard error stream so far. */
  errorLines: () => string[];
}

/** Starts the mock server as a process of its own, on any free port and without delays. */
export async function spawnServer(): Promise<ServerProcess> {
  const file = fileURLToPath(new URL('../server.ts', import.meta.url));
  const args = ['--port', '0', '--skip-delays', '--accounts', 'all'];
  const child = spawn(process.execPath, [file, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => {
    errors += chunk.toString();
  });
  const url = await new Promise<string>((resolve, reject) => {
    let output = '';
    child.on('exit', () => reject(new Error(`The server has exited.\n${errors}`)));
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const address = /(http:\/\/[^/\s]+)\/api\//.exec(output)?.[1];
      if (address) resolve(address);
    });
  });
  return { url, child, errorLines: () => errors.split('\n').filter(Boolean) };
}
