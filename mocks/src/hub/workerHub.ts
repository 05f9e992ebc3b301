import { hubPath } from '@touchline/contract/endpoints';
import { ws } from 'msw';
import { users } from '../store/accounts.ts';
import { verifyToken } from '../token.ts';
import { hubMode, openHub } from './hub.ts';

const link = ws.link(new RegExp(`/api/${hubPath}(\\?|$)`));

/** The hub inside the page, for the service worker and for Node. */
export const hubHandler = link.addEventListener('connection', async ({ client }) => {
  const drop = () => client.close(1006);
  const mode = hubMode();
  if (mode === 'refuse' || mode === '401') return drop();
  const arrived: string[] = [];
  const hub = openHub({ send: (text) => client.send(text), drop });
  let receive = (text: string): void => {
    arrived.push(text);
  };
  client.addEventListener('message', ({ data }) => receive(String(data)));
  client.addEventListener('close', hub.closed);
  const token = client.url.searchParams.get('access_token') ?? '';
  if (!users.find(await verifyToken(token))) return drop();
  receive = hub.receive;
  for (const text of arrived) hub.receive(text);
});
