import { WebSocket as NodeWebSocket } from 'ws';
import { server as interceptor } from '../node.ts';
import { startServer } from '../server.ts';
import { judgeHub } from '../testing/officialClient.ts';

judgeHub('the server', async () => {
  const { url, close } = await startServer();
  // The type of the client is that of a browser.
  return { url, socketFor: () => NodeWebSocket as unknown as typeof WebSocket, close };
});

judgeHub('the interception of WebSocket', async () => {
  interceptor.listen({ onUnhandledFrame: 'error' });
  const close = async () => interceptor.close();
  return {
    url: 'http://touchline.test',
    socketFor: (token) => withTokenInQuery(globalThis.WebSocket, token),
    close,
  };
});

/**
 * In Node the client sends the token as a header, which the WebSocket of a browser cannot; there the
 * client puts it into the query, as here.
 */
function withTokenInQuery(Socket: typeof WebSocket, token: string): typeof WebSocket {
  return class extends Socket {
    constructor(url: string | URL) {
      const address = new URL(url);
      address.searchParams.set('access_token', token);
      super(address);
    }
  };
}
