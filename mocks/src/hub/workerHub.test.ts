import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { accounts } from '../fixtures/accounts.ts';
import { reset } from '../store/resets.ts';
import { signToken } from '../token.ts';
import { dropClients, hubClients, setHubMode } from './hub.ts';
import { hubHandler } from './workerHub.ts';

const server = setupServer(hubHandler);
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => {
  dropClients();
  reset();
});
afterAll(() => server.close());

/** Sends the handshake as soon as the socket is open, as the library does. */
async function connect(token: string) {
  const answered = vi.fn();
  const socket = new WebSocket(`ws://touchline.test/api/hubs/users?access_token=${token}`);
  const closed = new Promise<void>((resolve) => {
    socket.addEventListener('close', () => resolve());
  });
  socket.addEventListener('message', ({ data }) => answered(data));
  socket.addEventListener('open', () => socket.send('{"protocol":"json","version":1}\u001e'));
  return { answered, closed };
}

test('a handshake that comes while the token is checked is answered (LIVE-1)', async () => {
  const { answered } = await connect(await signToken(accounts.user.user));
  await vi.waitFor(() => expect(answered).toHaveBeenCalledExactlyOnceWith('{}\u001e'));
  expect(hubClients()).toBe(1);
});

test('a connection with an invalid token is dropped (LIVE-2)', async () => {
  const { answered, closed } = await connect('forged');
  await closed;
  expect(answered).not.toHaveBeenCalled();
});

test.each(['refuse', '401'] as const)('it has the mode %s', async (mode) => {
  setHubMode(mode);
  const { answered, closed } = await connect(await signToken(accounts.user.user));
  await closed;
  expect(answered).not.toHaveBeenCalled();
});
