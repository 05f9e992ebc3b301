import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import sirv from 'sirv';
import { cacheControl, hashedFolder, securityHeaders } from './headers.ts';
import { deploymentOf } from './page.ts';
import { forwardRequest, forwardUpgrade } from './forward.ts';

export interface ServeOptions {
  /** The folder of the production build. */
  folder: string;
  /** 0 for any free port. */
  port?: number;
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

/** Serves a build locally as `docs/deploy.md` requires of a production server. */
export async function serve({
  folder,
  port = 0,
  api,
  encodings = ['br', 'gzip'],
}: ServeOptions): Promise<Served> {
  const html = readFileSync(join(folder, 'index.html'), 'utf8');
  const headers = securityHeaders({ ...deploymentOf(html), isSecure: false });
  const files = sirv(folder, {
    etag: true,
    brotli: encodings.includes('br'),
    gzip: encodings.includes('gzip'),
    single: true,
    // A missing file is a 404 instead of the page, so that the app detects a missing chunk of an
    // older build.
    ignores: [new RegExp(`^${hashedFolder}`), /\/[^/]*\.\w+$/],
    setHeaders: (response, path) => response.setHeader('Cache-Control', cacheControl(path)),
  });
  const server = createServer((request, response) => {
    if (api && request.url?.startsWith('/api/')) return forwardRequest(api, request, response);
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    return files(request, response, () => {
      response.writeHead(404, { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' });
      response.end('Not found');
    });
  });
  if (api) {
    server.on('upgrade', (request, socket, head) => {
      if (request.url?.startsWith('/api/')) forwardUpgrade(api, request, socket, head);
      else socket.destroy();
    });
  }
  await listen(server, port);
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, resolve);
  });
}
