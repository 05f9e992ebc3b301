import { createServerAdapter, useContentEncoding as contentEncoding } from '@whatwg-node/server';
import { getResponse } from 'msw';
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { now } from '../clock.ts';
import { handlers } from '../handlers/index.ts';
import { dropClients } from '../hub/hub.ts';
import { type ReceivedRequest, controlRoutes } from './control.ts';
import { answerOf, createFaults } from './faults.ts';
import { serveHub } from './hubServer.ts';

export interface MockServer {
  /** `http://localhost:PORT`, without a trailing slash. */
  url: string;
  close: () => Promise<void>;
}

/**
 * Serves the handlers over HTTP and the hub over a WebSocket. There is one state per process.
 *
 * @param port 0 for any free port
 */
export async function startServer(port = 0): Promise<MockServer> {
  const faults = createFaults();
  const requests: ReceivedRequest[] = [];
  const control = controlRoutes({ faults, requests });
  const api = createServerAdapter(
    async (request: Request) => {
      const response = await getResponse(handlers, request);
      return response ?? new Response('NOT FOUND', { status: 404 });
    },
    // Compressed as by a production server. The handlers' answers are Web streams, which are
    // converted to Node streams.
    {
      plugins: [contentEncoding()],
      fetchAPI: { CompressionStream, DecompressionStream, Response },
    },
  );

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const method = request.method ?? 'GET';
    const url = request.url ?? '/';
    const [path = '/'] = url.split('?');
    allowOrigin(request, response);
    response.setHeader('Date', now().toUTCString());
    if (method === 'OPTIONS') return void response.writeHead(204).end();
    if (path.startsWith('/__control/')) {
      const result = await control(method, path.slice('/__control/'.length), await jsonOf(request));
      return sendJson(response, result.status, JSON.stringify(result.body));
    }
    requests.push({ method, url, hasAuthorization: Boolean(request.headers.authorization) });
    const fault = faults.take(method, path);
    if (fault) {
      await new Promise((resolve) => setTimeout(resolve, fault.delay));
      if (fault.status === 0) return void request.socket.destroy();
      const answer = answerOf(fault);
      if (answer) return sendJson(response, answer.status, answer.body);
    }
    await api(request, response);
  }

  const server = createServer((request, response) => {
    serve(request, response).catch((error: unknown) => {
      if (!response.headersSent) response.writeHead(500);
      response.end(String(error));
    });
  });
  const hub = serveHub(server, requests);
  // The server does not track sockets after their upgrade to WebSocket.
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, resolve);
  });
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    async close() {
      dropClients();
      hub.close();
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}

function allowOrigin(request: IncomingMessage, response: ServerResponse): void {
  const { origin } = request.headers;
  if (!origin) return;
  response.setHeader('Access-Control-Allow-Origin', origin);
  response.setHeader('Vary', 'Origin');
  response.setHeader('Access-Control-Allow-Headers', 'Authorization, Content-Type');
  response.setHeader('Access-Control-Allow-Methods', 'GET, POST, PATCH, PUT, DELETE');
  response.setHeader('Access-Control-Expose-Headers', 'Date');
  response.setHeader('Access-Control-Max-Age', '600');
}

async function jsonOf(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString('utf8');
  try {
    return text ? (JSON.parse(text) as unknown) : undefined;
  } catch {
    return undefined;
  }
}

function sendJson(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(body);
}
