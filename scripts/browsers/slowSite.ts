import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { forwardRequest, forwardUpgrade } from '../../packages/app/deploy/forward.ts';

/** A proxy of a site that can delay its scripts. */
export interface SlowSite {
  url: string;
  /** From now on the scripts whose name begins so are answered only after `release`. */
  holdScripts: (name: string) => void;
  /** The number of requests that wait. */
  heldCount: () => number;
  release: () => void;
  /** From now on nothing is answered, as without a network, until `mend`. */
  cut: () => void;
  mend: () => void;
  close: () => void;
}

export async function startSlowSite(target: string): Promise<SlowSite> {
  let isCut = false;
  let heldName: string | null = null;
  const held = new Set<() => void>();
  const server = createServer((request, response) => {
    if (isCut) return void request.socket.destroy();
    const answer = () => forwardRequest(target, request, response);
    if (heldName === null || !request.url?.includes(`/${heldName}`)) return answer();
    held.add(answer);
    response.on('close', () => held.delete(answer));
  });
  server.on('upgrade', (request, socket, head) => {
    if (isCut) socket.destroy();
    else forwardUpgrade(target, request, socket, head);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, 'localhost', resolve);
  });
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    holdScripts: (name) => void (heldName = `assets/${name}-`),
    heldCount: () => held.size,
    release() {
      heldName = null;
      for (const answer of held) answer();
      held.clear();
    },
    cut: () => void (isCut = true),
    mend: () => void (isCut = false),
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
