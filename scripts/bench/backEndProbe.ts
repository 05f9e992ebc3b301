import { readFileSync } from 'node:fs';
import autocannon from 'autocannon';
import { WebSocket } from 'ws';
import { spawnServer } from '../../mocks/src/testing/serverProcess.ts';
import type { Measured } from './goals.ts';

/** How long each kind of request is repeated, in s. */
const duration = 10;
const connections = 1000;
const pushesPerSecond = 10;
const separator = '\u001E';

/**
 * Measures the mock server in a process of its own, under more than one person's load.
 *
 * @param minutes how long the memory is watched under load
 */
export async function measureBackEnd(minutes: number): Promise<Measured> {
  const { url, child } = await spawnServer();
  try {
    const token = await signIn(url);
    const light = await repeat(`${url}/api/messages/unread-count`, token);
    const heavy = await repeat(`${url}/api/matches?pageSize=500`, token);
    const sockets = await connect(url, token);
    const pushSlowest = await push(url, sockets, 10);
    const memoryGrowth = await watchMemory({ url, token, sockets, pid: child.pid ?? 0, minutes });
    for (const socket of sockets) socket.terminate();
    return {
      lightCalls: light.perSecond,
      heavyCalls: heavy.perSecond,
      failedCalls: light.failed + heavy.failed,
      hubConnections: sockets.length,
      pushSlowest,
      memoryGrowth,
    };
  } finally {
    child.kill();
  }
}

async function signIn(url: string): Promise<string> {
  const response = await fetch(`${url}/api/auth/sign-in`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'user@touchline.example', password: 'touchline' }),
  });
  const { accessToken } = (await response.json()) as { accessToken: string };
  return accessToken;
}

async function repeat(url: string, token: string) {
  const { requests, errors, non2xx } = await autocannon({
    url,
    duration,
    connections: 20,
    headers: { Authorization: `Bearer ${token}` },
  });
  return { perSecond: requests.average, failed: errors + non2xx };
}

/** Opens the connections a hundred at a time, each with its handshake. */
async function connect(url: string, token: string): Promise<WebSocket[]> {
  const address = `${url.replace('http', 'ws')}/api/hubs/users?access_token=${token}`;
  const sockets: WebSocket[] = [];
  while (sockets.length < connections) {
    sockets.push(...(await Promise.all(Array.from({ length: 100 }, () => open(address)))));
  }
  return sockets;
}

function open(address: string): Promise<WebSocket> {
  const socket = new WebSocket(address);
  return new Promise((resolve, reject) => {
    socket.once('error', reject);
    socket.once('open', () => socket.send(`{"protocol":"json","version":1}${separator}`));
    // The answer to the handshake.
    socket.once('message', () => resolve(socket));
  });
}

/** Pushes to all connections and returns the longest time from a push to its last arrival, in ms. */
async function push(url: string, sockets: readonly WebSocket[], seconds: number): Promise<number> {
  const times = new Map<number, { sent: number; arrived: number; count: number }>();
  const listener = (data: Buffer) => {
    const found = /"number":(\d+)/.exec(data.toString());
    const time = times.get(Number(found?.[1] ?? -1));
    if (!time) return;
    time.count += 1;
    time.arrived = performance.now();
  };
  for (const socket of sockets) socket.on('message', listener);
  for (let number = 0; number < seconds * pushesPerSecond; number += 1) {
    times.set(number, { sent: performance.now(), arrived: Infinity, count: 0 });
    await post(`${url}/__control/push`, { payload: { number } });
    await new Promise((resolve) => setTimeout(resolve, 1000 / pushesPerSecond));
  }
  for (const socket of sockets) socket.off('message', listener);
  return Math.max(
    ...[...times.values()].map(({ sent, arrived, count }) =>
      count === sockets.length ? arrived - sent : Infinity,
    ),
  );
}

async function post(url: string, body: object): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
}

interface Watched {
  url: string;
  token: string;
  sockets: readonly WebSocket[];
  pid: number;
  minutes: number;
}

/** The share of the rounds in which the heap finds its size; they are not compared. */
const warmUp = 0.2;

/** The growth of the process under calls and pushes, after a warm-up, in MB. */
async function watchMemory({ url, token, sockets, pid, minutes }: Watched): Promise<number> {
  const rounds = Math.max(3, Math.round((minutes * 60) / duration));
  const sizes: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await Promise.all([
      autocannon({
        url: `${url}/api/common/messages`,
        duration,
        connections: 5,
        overallRate: 200,
        headers: { Authorization: `Bearer ${token}` },
      }),
      push(url, sockets, duration / 2),
    ]);
    sizes.push(residentMegabytes(pid));
  }
  const warm = sizes.slice(Math.floor(rounds * warmUp));
  // A garbage collection may be late, so halves are compared by their smallest sizes.
  const half = Math.floor(warm.length / 2);
  return Math.min(...warm.slice(half)) - Math.min(...warm.slice(0, half));
}

/** The resident set of a process as Linux reports it. */
function residentMegabytes(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) / 1024;
}
