import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { forwardRequest, forwardUpgrade } from '../../deploy/forward.ts';
import type { Served } from '../../deploy/serve.ts';

/**
 * A site in front of another one, which hands on each request after a time of its own: most after a
 * short one, few after nearly the longest. Answers overtake each other as on a bad line.
 *
 * @param longest in ms
 */
export async function startUnevenNetwork({ url, close }: Served, longest: number): Promise<Served> {
  const server = createServer((request, response) => {
    const delay = Math.random() * Math.random() * longest;
    setTimeout(() => {
      // What the browser has given up is not asked for.
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
