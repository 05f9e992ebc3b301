import { hubPath } from '@touchline/contract/hub';
import { ws } from 'msw';
import { users } from '../store/accounts.ts';
import { verifyToken } from '../token.ts';
import { hubMode, openHub } from './hub.ts';

/** Matches the path only at its start, because pages can have a path that ends in the same way. */
const link = ws.link(new RegExp(`^wss?://[^/]+/api/${hubPath}(\\?|$)`));

/** The hub inside the page, for the service worker and for Node. */
export const hubHandler = link.addEventListener('connection', async ({ client }) => {
  const drop = () => client.close(1006);
  const mode = hubMode();
  if (mode === 'refuse' || mode === '401') return drop();
  const received: string[] = [];
  let accountId: string | null = null;
  const socket = {
    send: (text: string) => client.send(text),
    // What is sent is delivered in a microtask, and lost if the socket is closed before.
    close: () => queueMicrotask(() => client.close(1000)),
    drop,
  };
  const hub = openHub(socket, () => accountId);
  let receive = (text: string): void => {
    received.push(text);
  };
  client.addEventListener('message', ({ data }) => receive(textOf(data)));
  client.addEventListener('close', hub.closed);
  const token = client.url.searchParams.get('access_token') ?? '';
  accountId = await verifyToken(token);
  if (!users.find(accountId)) {
    hub.closed();
    return drop();
  }
  receive = hub.receive;
  for (const text of received) hub.receive(text);
});

/** The text of a frame. The product sends no binary frames; a Blob becomes invalid text. */
function textOf(data: unknown): string {
  return data instanceof ArrayBuffer ? new TextDecoder().decode(data) : String(data);
}
