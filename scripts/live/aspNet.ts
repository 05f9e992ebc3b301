import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { rootFolder } from '../folders.ts';

const cache = join(rootFolder, 'node_modules', '.cache', 'touchline');
const artifacts = join(cache, 'aspnet');
const project = join(rootFolder, 'mocks', 'aspnet', 'hub.csproj');

/** Without telemetry, greetings and a home folder of its own, which a container may lack. */
const env = {
  ...process.env,
  DOTNET_CLI_HOME: join(cache, 'dotnet'),
  DOTNET_CLI_TELEMETRY_OPTOUT: '1',
  DOTNET_NOLOGO: '1',
};

/** Whether the output of `dotnet --list-sdks` names an SDK that can build the hub. */
export function hasSdk(listed: string): boolean {
  return listed.split('\n').some((line) => Number(/^(\d+)\./.exec(line)?.[1]) >= 10);
}

/**
 * Builds `mocks/aspnet`, without a network.
 *
 * @returns the path of the program; null where there is no .NET SDK 10
 * @throws Error when the build fails
 */
export function buildAspNetHub(): string | null {
  const { stdout, error } = spawnSync('dotnet', ['--list-sdks'], { encoding: 'utf8', env });
  if (error || !hasSdk(stdout)) return null;
  const build = spawnSync(
    'dotnet',
    ['build', project, '-c', 'Release', '-v', 'quiet', '--artifacts-path', artifacts],
    { encoding: 'utf8', env },
  );
  if (build.status !== 0) throw new Error(`The hub was not built:\n${build.stdout}`);
  return join(artifacts, 'bin', 'hub', 'release', 'touchline-hub.dll');
}

export interface AspNetHub {
  output: () => string;
  /** Resolves when the process is gone. */
  kill: () => Promise<void>;
}

/** Starts the hub and waits until it listens. */
export async function startAspNetHub(
  library: string,
  url: string,
  unread: number,
): Promise<AspNetHub> {
  const child = spawn('dotnet', [library, '--urls', url, '--unread', String(unread)], {
    stdio: ['pipe', 'pipe', 'pipe'],
    env,
  });
  let output = '';
  await new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('is ready')) resolve();
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`The hub left with ${code}:\n${output}`)));
  });
  return {
    output: () => output,
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
  };
}
