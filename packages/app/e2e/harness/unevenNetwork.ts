import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { forwardRequest, forwardUpgrade } from '../../deploy/forward.ts';
import type { Served } from '../../deploy/serve.ts';

/**
 * A proxy that delays each request by a random time, mostly a short one and rarely nearly the
 * longest, so that answers overtake each other as on a bad network.
 *
 * @param longest in ms
 */
export async function startUnevenNetwork({ url, close }: Served, longest: number): Promise<Served> {
  const server = createServer((request, response) => {
    const delay = Math.random() * Math.random() * longest;
    setTimeout(() => {
      // A request that the browser has aborted is not forwarded.
      if (!request.socket.destroyed) forwardRequest(url, request, response);
    }, delay);
  });
  server.on('upgrade', (request, socket, head) => forwardUpgrade(url, request, socket, head));
  await new Promise<void>((resolve) => {
    server.listen(0, 'localhost', resolve);
  });
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    async close() {
      server.close();
      server.closeAllConnections();
      await close();
    },
  };
}
