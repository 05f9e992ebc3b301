import { spawn, spawnSync } from 'node:child_process';
import { rootFolder } from './folders.ts';

/** Runs one command and prints its output as it arrives; true when it succeeded. */
export function step(title: string, command: string, args: readonly string[]): boolean {
  printTitle(title);
  const start = performance.now();
  const { status, error } = spawnSync(command, args, { cwd: rootFolder, stdio: 'inherit' });
  if (error) console.error(error.message);
  printEnd(title, start, status === 0);
  return status === 0;
}

export interface StepBesideOptions {
  env?: Record<string, string>;
  /** For how long the command may print nothing, in ms. */
  silenceLimit?: number;
}

/**
 * Runs one command beside others and prints its output at the end, so that it is not mixed with
 * theirs; true when it succeeded. A command that prints nothing for long is stopped and has failed,
 * so that one test that hangs does not hold up the report of all others.
 */
export async function stepBeside(
  title: string,
  command: string,
  args: readonly string[],
  { env = {}, silenceLimit = 10 * 60_000 }: StepBesideOptions = {},
): Promise<boolean> {
  console.log(`… ${title}`);
  const start = performance.now();
  const child = spawn(command, args, {
    cwd: rootFolder,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output: Buffer[] = [];
  const silence = setTimeout(() => {
    output.push(
      Buffer.from(`\nStopped: it printed nothing for ${String(silenceLimit / 1000)} s.\n`),
    );
    child.kill('SIGKILL');
    // The processes that it began may hold the pipes open, so that their end is not waited for.
    child.stdout.destroy();
    child.stderr.destroy();
  }, silenceLimit);
  const collect = (chunk: Buffer) => {
    output.push(chunk);
    silence.refresh();
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  const isGreen = await new Promise<boolean>((resolve) => {
    child.on('close', (code) => resolve(code === 0));
    child.on('error', (error) => {
      console.error(error.message);
      resolve(false);
    });
  });
  clearTimeout(silence);
  printTitle(title);
  console.log(Buffer.concat(output).toString());
  printEnd(title, start, isGreen);
  return isGreen;
}

function printTitle(title: string): void {
  console.log(`\n── ${title} ${'─'.repeat(Math.max(0, 76 - title.length))}`);
}

function printEnd(title: string, start: number, isGreen: boolean): void {
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${isGreen ? '✓' : '✗'} ${title} (${seconds} s)`);
}
