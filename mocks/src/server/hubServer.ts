import { hubPath } from '@touchline/contract/hub';
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import { hubMode, openHub } from '../hub/hub.ts';
import { problemResponse } from '../problems.ts';
import { users } from '../store/accounts.ts';
import { verifyToken } from '../token.ts';
import type { RequestLog } from './requestLog.ts';
import { sendRaw } from './send.ts';
import { isValidHost, targetOf } from './target.ts';

/** Whether a request is for the hub. An upgrade of another path is a request like any other. */
export function isHubPath(request: IncomingMessage): boolean {
  return isValidHost(request) && targetOf(request)?.path === `/api/${hubPath}`;
}

/** A WebSocket hub at `/api/hubs/users` that checks the access token of the query. */
export function serveHub(server: Server, requests: RequestLog): WebSocketServer {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: largestFrame });
  server.on('upgrade', (request, socket, head) => {
    socket.on('error', () => socket.destroy());
    upgrade({ sockets, requests, request, socket, head }).catch(() => socket.destroy());
  });
  return sockets;
}

/** The largest frame, in bytes. A frame can have many records, each within the limit of the hub. */
const largestFrame = 1_000_000;

interface Upgrade {
  sockets: WebSocketServer;
  requests: RequestLog;
  request: IncomingMessage;
  socket: Duplex;
  head: Buffer;
}

async function upgrade({ sockets, requests, request, socket, head }: Upgrade): Promise<void> {
  const target = targetOf(request);
  // Browsers cannot set headers on a WebSocket, so the token is in the query; the Node client uses
  // a header.
  const header = request.headers.authorization?.replace(/^bearer\s+/i, '');
  const token = new URLSearchParams(target?.search).get('access_token') ?? header ?? '';
  requests.add({ method: 'HUB', url: target?.path ?? '', hasAuthorization: Boolean(token) });
  const mode = hubMode();
  if (mode === 'refuse') return void socket.destroy();
  if (mode === 'hang') {
    const hub = openHub({ send: () => {}, close: () => {}, drop: () => socket.destroy() });
    return void socket.on('close', hub.closed);
  }
  const accountId = await verifyToken(token);
  if (mode === '401' || !users.find(accountId)) {
    return sendRaw(socket, problemResponse(401, 'Invalid token'));
  }
  sockets.handleUpgrade(request, socket, head, (client) => {
    const own = {
      send: (text: string) => client.send(text),
      close: () => client.close(1000),
      drop: () => client.terminate(),
    };
    const hub = openHub(own, () => accountId);
    client.on('message', (data) => hub.receive(String(data)));
    client.on('close', hub.closed);
    client.on('error', () => client.terminate());
  });
}
