import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sirv from 'sirv';

/** Serves a folder of static files on a free port of this machine. */
export async function serveFolder(folder: string): Promise<{ port: number; close: () => void }> {
  // A document asks for over a hundred files, none of which changes while they are served.
  const files = sirv(folder, { etag: true, maxAge: 3_600 });
  const server = createServer((request, response) =>
    files(request, response, () => {
      response.writeHead(404, { 'Content-Type': 'text/plain' });
      response.end('Not Found');
    }),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
