import { hubPath } from '@touchline/contract/endpoints';
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import { hubMode, openHub } from '../hub/hub.ts';
import { users } from '../store/accounts.ts';
import { verifyToken } from '../token.ts';
import type { ReceivedRequest } from './control.ts';

/** A WebSocket hub at `/api/hubs/users` that checks the access token of the query. */
export function serveHub(server: Server, requests: ReceivedRequest[]): WebSocketServer {
  const sockets = new WebSocketServer({ noServer: true });
  server.on('upgrade', (request, socket, head) => {
    socket.on('error', () => socket.destroy());
    void upgrade({ sockets, requests, request, socket, head });
  });
  return sockets;
}

interface Upgrade {
  sockets: WebSocketServer;
  requests: ReceivedRequest[];
  request: IncomingMessage;
  socket: Duplex;
  head: Buffer;
}

async function upgrade({ sockets, requests, request, socket, head }: Upgrade): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
  // Browsers cannot set headers on a WebSocket, so the token is in the query; the Node client uses
  // a header.
  const header = request.headers.authorization?.replace(/^bearer\s+/i, '');
  const token = searchParams.get('access_token') ?? header ?? '';
  requests.push({ method: 'HUB', url: pathname, hasAuthorization: Boolean(token) });
  const mode = hubMode();
  if (pathname !== `/api/${hubPath}`) return refuse(socket, '404 Not Found');
  if (mode === 'refuse') return void socket.destroy();
  if (mode === 'hang') {
    const hub = openHub({ send: () => {}, drop: () => socket.destroy() });
    return void socket.on('close', hub.closed);
  }
  if (mode === '401' || !users.find(await verifyToken(token))) {
    return refuse(socket, '401 Unauthorized');
  }
  sockets.handleUpgrade(request, socket, head, (client) => {
    const hub = openHub({
      send: (text) => client.send(text),
      drop: () => client.terminate(),
    });
    client.on('message', (data) => hub.receive(String(data)));
    client.on('close', hub.closed);
    client.on('error', () => client.terminate());
  });
}

function refuse(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
