import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const server = fileURLToPath(new URL('../../../../mocks/src/server.ts', import.meta.url));

export interface BackEnd {
  url: string;
  /**
   * Calls a control route, such as `control('POST', 'push', { times: 3 })`.
   *
   * @throws Error with the answer when the route fails
   */
  control: <Answer = unknown>(method: string, route: string, body?: unknown) => Promise<Answer>;
  close: () => void;
}

/** Starts `pnpm mock-server` on a free port, with its own state. */
export async function startBackEnd(flags: readonly string[] = ['--skip-delays']): Promise<BackEnd> {
  const child = spawn(process.execPath, [server, '--port', '0', ...flags], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise<string>((resolve, reject) => {
    let printed = '';
    child.on('error', reject);
    child.on('exit', (code) => reject(new Error(`The mock server left with ${code}.`)));
    child.stdout.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      const address = /(http:\/\/[^/\s]+)\/api\//.exec(printed)?.[1];
      if (address) resolve(address);
    });
  });
  return {
    url,
    close: () => child.kill(),
    async control(method, route, body) {
      const answer = await fetch(`${url}/__control/${route}`, {
        method,
        ...(body !== undefined && {
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify(body),
        }),
      });
      if (!answer.ok) throw new Error(`${method} ${route}: ${await answer.text()}`);
      return answer.json();
    },
  };
}

/** The number of pages connected to the hub. */
export async function hubClients(backEnd: BackEnd): Promise<number> {
  return (await backEnd.control<{ clients: number }>('GET', 'hub')).clients;
}
