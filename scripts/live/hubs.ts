import type { BackEnd } from '../../packages/app/e2e/harness/backEnd.ts';
import { freePort } from '../freePort.ts';
import { buildAspNetHub, startAspNetHub, type AspNetHub } from './aspNet.ts';

export type HubMode = 'ok' | 'refuse' | '401' | 'hang' | 'flap';

/** A hub under check. */
export interface Hub {
  name: string;
  /** The origin of the hub and of the unread count. */
  url: string;
  setMode: (mode: HubMode) => Promise<void>;
  /** Counts that many messages and sends them to all clients. */
  push: (times?: number) => Promise<void>;
  /** Ends the hub as a crash would. */
  kill: () => Promise<void>;
  /** Starts it again with messages that arrived meanwhile. */
  restart: (missed: number) => Promise<void>;
  /** Sends a Close record that forbids to reconnect. */
  closeForGood: () => Promise<void>;
  clients: () => Promise<number>;
  /** Everything that it printed; null for one that has no log. */
  output: () => string | null;
  stop: () => void;
}

interface Report {
  clients: number;
}

/** The hub of the mock back end. A kill drops its connections and refuses new ones. */
export function mockHub(backEnd: BackEnd): Hub {
  const control = backEnd.control;
  const report = () => control<Report>('GET', 'hub');
  const setMode = async (mode: HubMode) => void (await control('POST', 'hub', { mode }));
  const push = async (times = 1) => void (await control('POST', 'push', { times }));
  return {
    name: 'mock hub',
    url: backEnd.url,
    setMode,
    push,
    async kill() {
      await setMode('refuse');
      await control('POST', 'drop');
    },
    async restart(missed) {
      await push(missed);
      await setMode('ok');
    },
    closeForGood: async () => void (await control('POST', 'close', { allowReconnect: false })),
    clients: async () => (await report()).clients,
    output: () => null,
    stop: () => {},
  };
}

/**
 * A hub of ASP.NET Core in a process of its own, which a kill ends.
 *
 * @returns null where there is no .NET 10
 */
export async function aspNetHub(): Promise<Hub | null> {
  const library = buildAspNetHub();
  if (!library) return null;
  const url = `http://127.0.0.1:${await freePort(5210)}`;
  let process: AspNetHub = await startAspNetHub(library, url, 0);
  let printed = '';
  let pushed = 0;

  async function control<Answer>(route: string, body?: object): Promise<Answer> {
    const answer = await fetch(`${url}/__control/${route}`, {
      method: body ? 'POST' : 'GET',
      headers: { 'Content-Type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${route}: ${answer.status}`);
    return (body ? undefined : await answer.json()) as Answer;
  }

  return {
    name: 'ASP.NET Core',
    url,
    setMode: (mode) => control('hub', { mode }),
    async push(times = 1) {
      pushed += times;
      await control('push', { times });
    },
    async kill() {
      await process.kill();
      printed += process.output();
    },
    async restart(missed) {
      pushed += missed;
      process = await startAspNetHub(library, url, pushed);
    },
    closeForGood: () => control('close', {}),
    clients: async () => (await control<Report>('hub')).clients,
    output: () => printed + process.output(),
    stop: () => void process.kill(),
  };
}
