import { beforeEach, expect, test, vi } from 'vitest';
import { connectClient } from '#platform/client/client.ts';
import { currentSession, sessionToken, setSession } from '#session/session.atoms.ts';
import { stubStorage } from '#testing/fakeStorage.ts';
import { sessionOf } from '#testing/sessionOf.ts';
import { changePresence } from './user.ts';

const send = vi.fn<typeof fetch>();
vi.stubGlobal('fetch', send);
vi.stubGlobal('navigator', { onLine: true });
vi.stubGlobal('location', { origin: 'https://touchline.example' });
vi.stubGlobal('document', { querySelector: () => null });

const shown = () => currentSession()?.user.status;

beforeEach(() => {
  stubStorage();
  connectClient({ getToken: sessionToken });
  setSession(sessionOf('ada'));
  send.mockReset();
});

test('a change of presence sends the user with the new status (USER-7)', async () => {
  send.mockImplementation(async (_, init) => {
    const { user } = JSON.parse(String(init?.body)) as { user: object };
    return new Response(JSON.stringify(user));
  });
  const before = currentSession()?.user;
  const change = changePresence('busy');
  expect(shown()).toBe('busy');
  await change;
  const [url, init] = send.mock.calls[0] ?? [];
  expect([init?.method, url]).toEqual(['PATCH', '/api/common/user']);
  expect(JSON.parse(String(init?.body))).toEqual({ user: { ...before, status: 'busy' } });
  expect(shown()).toBe('busy');
});

test('a change that is refused is taken back (SHELL-20, USER-7)', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  send.mockResolvedValue(new Response('{}', { status: 500 }));
  const before = shown();
  await expect(changePresence('not-visible')).rejects.toMatchObject({ status: 500 });
  expect(shown()).toBe(before);
});
