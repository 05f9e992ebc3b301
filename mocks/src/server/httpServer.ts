import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { now } from '../clock.ts';
import { pause } from '../delays.ts';
import { router } from '../handlers/index.ts';
import { dropClients } from '../hub/hub.ts';
import { refusalLanguage } from '../language.ts';
import { problemResponse, refuse, responseToError } from '../problems.ts';
import { respondBy } from '../router.ts';
import { allowOrigin } from './allowOrigin.ts';
import { controlRoutes } from './control.ts';
import { answerOf, createFaults } from './faults.ts';
import { isHubPath, serveHub } from './hubServer.ts';
import { bytesOf, requestOf } from './requestBody.ts';
import { createRequestLog } from './requestLog.ts';
import { sendRaw, sendResponse } from './send.ts';
import { isValidHost, targetOf } from './target.ts';

export interface MockServer {
  /** Such as `http://localhost:8787`, without a trailing slash. */
  url: string;
  close: () => Promise<void>;
}

/** How long a client may take to send a request, in milliseconds. */
const slowest = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 5_000,
};

export interface StartOptions {
  /** 0 for any free port. */
  port?: number;
  /** The name or IPv4 address to listen on, such as `0.0.0.0` for all; without it only this machine is answered. */
  host?: string;
  timeouts?: typeof slowest;
}

/** Serves the handlers over HTTP and the hub over a WebSocket. There is one state per process. */
export async function startServer({
  port = 0,
  host = 'localhost',
  timeouts = slowest,
}: StartOptions = {}): Promise<MockServer> {
  const faults = createFaults();
  const requests = createRequestLog();
  const control = controlRoutes({ faults, requests });

  /** The response, or null if the connection was cut on purpose. */
  async function responseTo(request: IncomingMessage): Promise<Response | null> {
    const { method = 'GET', headers } = request;
    const target = targetOf(request);
    if (!target || !isValidHost(request)) refuse(400, 'Malformed request');
    const { path, search } = target;
    if (method === 'OPTIONS') return new Response(null, { status: 204 });
    if (path.startsWith('/__control/')) {
      const name = path.slice('/__control/'.length);
      return control(method, name, await bytesOf(request));
    }
    requests.add({
      method,
      url: path + search,
      hasAuthorization: Boolean(headers.authorization),
    });
    const fault = faults.use(method, path);
    if (fault) {
      await pause(fault.delay);
      if (fault.status === 0) {
        request.socket.destroy();
        return null;
      }
      const answer = answerOf(fault);
      if (answer) return answer;
    }
    const route = router.route(method, path);
    if (!route.handler) return respondBy(route, new Request('http://localhost'));
    const body = await bytesOf(request, route.handler.isUpload);
    if (method === 'GET' && body.length > 0)
      refuse(400, 'A GET has no body', { body: ['No body'] });
    return respondBy(route, requestOf(request, path + search, body));
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    allowOrigin(request, response);
    response.setHeader('Date', now().toUTCString());
    const answer = await responseTo(request).catch((error: unknown) =>
      request.destroyed && !request.complete
        ? null
        : responseToError(error, refusalLanguage(request.headers['accept-language'])),
    );
    if (answer && !response.destroyed) await sendResponse(request, response, answer);
  }

  const answering = new Map<Duplex, ServerResponse>();
  const onRequest = (request: IncomingMessage, response: ServerResponse) => {
    answering.set(request.socket, response);
    response.once('close', () => answering.delete(request.socket));
    // What is written to a connection that the client has cut is lost.
    response.on('error', () => request.socket.destroy());
    serve(request, response).catch(() => request.socket.destroy());
  };
  const server = createServer(
    { ...timeouts, shouldUpgradeCallback: isHubPath, requireHostHeader: false },
    onRequest,
  );
  server.on('checkExpectation', onRequest);
  server.on('clientError', (error: Error & { code?: string }, socket) => {
    const hasAnswered = answering.get(socket)?.headersSent ?? false;
    const canAnswer = socket.writable && !hasAnswered && error.code !== 'ECONNRESET';
    if (canAnswer) void sendRaw(socket, responseToClientError(error.code));
    else socket.destroy();
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
    server.listen(port, host, resolve);
  });
  const isEverywhere = host === '0.0.0.0' || host === '::';
  return {
    url: `http://${isEverywhere ? 'localhost' : host}:${(server.address() as AddressInfo).port}`,
    async close() {
      dropClients();
      hub.close();
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}

/** The response to what is not HTTP, has too many headers, or comes too slowly. */
function responseToClientError(code = ''): Response {
  if (code === 'HPE_HEADER_OVERFLOW') return problemResponse(431, 'The headers are too large');
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return problemResponse(408, 'The request took too long');
  return problemResponse(400, 'Malformed request');
}
