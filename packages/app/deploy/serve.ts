import { readFileSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import sirv from 'sirv';
import { filePattern } from './filePaths.ts';
import { apiHeaders, cacheControl, securityHeaders } from './headers.ts';
import { deploymentOf } from './page.ts';
import { forwardRequest, forwardUpgrade } from './forward.ts';

export interface ServeOptions {
  /** The folder of the production build. */
  folder: string;
  /** 0 for any free port. */
  port?: number;
  /** The address to listen on, such as `0.0.0.0` for all; without it only this machine is answered. */
  host?: string;
  /** The origin of a back end to which `/api/` is proxied, HTTP and WebSocket. */
  api?: string;
  /** The encodings to offer; a benchmark uses only one. */
  encodings?: readonly ('br' | 'gzip')[];
}

export interface Served {
  /** Such as `http://localhost:4173`. */
  url: string;
  close: () => Promise<void>;
}

const file = new RegExp(filePattern);

/** Serves a build locally as `docs/deploy.md` requires of a production server. */
export async function serve({
  folder,
  port = 0,
  host = 'localhost',
  api,
  encodings = ['br', 'gzip'],
}: ServeOptions): Promise<Served> {
  const html = readFileSync(join(folder, 'index.html'), 'utf8');
  const headers = securityHeaders({ ...deploymentOf(html), isSecure: false });
  const files = sirv(folder, {
    etag: true,
    brotli: encodings.includes('br'),
    gzip: encodings.includes('gzip'),
    setHeaders: (response, path) => response.setHeader('Cache-Control', cacheControl(path)),
  });
  const server = createServer((request, response) => {
    const { url = '/' } = request;
    if (api && url.startsWith('/api/')) {
      setHeaders(response, apiHeaders({ isSecure: false }));
      return forwardRequest(api, request, response);
    }
    setHeaders(response, headers);
    // `sirv` throws at a range that ends before it begins. A server may send the whole file.
    delete request.headers.range;
    const refuse = () => {
      response.writeHead(404, { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' });
      response.end('Not found');
    };
    // The option `single` of `sirv` would test an expression of its own, whose parts overlap.
    return files(request, response, () => {
      if (file.test(url)) return refuse();
      request.url = '/index.html';
      return files(request, response, refuse);
    });
  });
  if (api) {
    server.on('upgrade', (request, socket, head) => {
      if (request.url?.startsWith('/api/')) forwardUpgrade(api, request, socket, head);
      else socket.destroy();
    });
  }
  await listen(server, port, host);
  return {
    url: `http://${hostOfUrl(host)}:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function setHeaders(response: ServerResponse, headers: Record<string, string>): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
}

/** The host under which this machine reaches a server that listens on the given address. */
function hostOfUrl(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
