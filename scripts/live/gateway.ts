import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { forwardRequest, forwardUpgrade } from '../../packages/app/deploy/forward.ts';

/** An attempt to open the live connection. */
export interface Attempt {
  /** `performance.now()` of this process. */
  time: number;
  token: string;
}

/** Passes the hub and the unread count to the hub under check and all else to the mock back end. */
export interface Gateway {
  url: string;
  /** The attempts since the last call of `forget`. */
  attempts: () => readonly Attempt[];
  /** The requests of the list of messages since the last call of `forget`. */
  lists: () => number;
  forget: () => void;
  /** The open sockets, also those without an answer. */
  sockets: () => number;
  /** From now on nothing reaches the clients that are connected, which stay connected. */
  silence: () => void;
  close: () => Promise<void>;
}

const ofHub = /^\/api\/(?:hubs\/|messages\/unread-count)/;

export async function openGateway(hub: string, backEnd: string): Promise<Gateway> {
  let attempts: Attempt[] = [];
  let lists = 0;
  const sockets = new Set<Duplex>();
  const originOf = ({ url = '' }: IncomingMessage) => (ofHub.test(url) ? hub : backEnd);
  const server = createServer((request, response) => {
    if (request.method === 'GET' && request.url === '/api/common/messages') lists += 1;
    forwardRequest(originOf(request), request, response);
  });
  server.on('upgrade', (request, socket, head) => {
    const { searchParams } = new URL(request.url ?? '/', 'http://localhost');
    attempts.push({ time: performance.now(), token: searchParams.get('access_token') ?? '' });
    sockets.add(socket);
    // The end alone: a server that hangs never closes its side.
    for (const end of ['end', 'close']) socket.on(end, () => sockets.delete(socket));
    forwardUpgrade(originOf(request), request, socket, head);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    attempts: () => attempts,
    lists: () => lists,
    sockets: () => sockets.size,
    forget() {
      attempts = [];
      lists = 0;
    },
    silence() {
      for (const socket of sockets) socket.write = () => true;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
