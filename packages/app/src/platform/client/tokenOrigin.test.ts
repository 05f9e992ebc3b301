import { expect, test, vi } from 'vitest';
import { call, connectClient } from './client.ts';
import { mayCarryToken } from './url.ts';

vi.mock('./url.ts', async (original) => ({
  ...(await original<typeof import('./url.ts')>()),
  mayCarryToken: vi.fn(() => false),
}));

test('the token is not sent to another origin (WIRE-4)', async () => {
  const send = vi.fn<typeof fetch>(async () => new Response('{"count":1}'));
  vi.stubGlobal('fetch', send);
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('location', { origin: 'https://touchline.example' });
  const content = 'https://api.example/v1';
  vi.stubGlobal('document', { querySelector: () => ({ content }) });
  connectClient({ getToken: () => ({ value: 'of ada', isUsable: true }) });
  await call('unreadCount');
  const [url, init] = send.mock.lastCall ?? [];
  expect(mayCarryToken).toHaveBeenCalledWith(url, `${content}/`, 'https://touchline.example');
  expect(new Headers(init?.headers).has('Authorization')).toBe(false);
});
