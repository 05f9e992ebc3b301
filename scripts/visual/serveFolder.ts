import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sirv from 'sirv';

/**
 * Serves a folder of static files on a free port of this machine.
 *
 * @param onMissing called with the path of a request for which the folder has no file
 */
export async function serveFolder(
  folder: string,
  onMissing: (path: string) => void,
): Promise<{ port: number; close: () => void }> {
  // A document asks for over a hundred files, none of which changes while they are served.
  const files = sirv(folder, { etag: true, maxAge: 3_600 });
  const server = createServer((request, response) =>
    files(request, response, () => {
      response.writeHead(404, { 'Content-Type': 'text/plain' });
      response.end('Not Found');
      onMissing(request.url ?? '');
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
