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
  setSession(null);
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

test('an answer that knows an older name does not bring it back (USER-7, USER-10)', async () => {
  send.mockImplementation(async (_, init) => {
    const { user } = JSON.parse(String(init?.body)) as { user: object };
    const session = currentSession();
    if (session) setSession({ ...session, user: { ...session.user, name: 'New Name' } });
    return new Response(JSON.stringify(user));
  });
  await changePresence('busy');
  expect(currentSession()?.user).toMatchObject({ name: 'New Name', status: 'busy' });
});

/** Answers in the order in which the test says so. */
function answerByHand() {
  const requests: { status: unknown; answer: (response: Response) => void }[] = [];
  send.mockImplementation((_, init) => {
    const { user } = JSON.parse(String(init?.body)) as { user: { status: string } };
    return new Promise((resolve) => requests.push({ status: user.status, answer: resolve }));
  });
  return requests;
}

const refusal = () => new Response('{}', { status: 500 });

test('choices made in a row are sent one after another, and the last one is shown (USER-7)', async () => {
  const requests = answerByHand();
  const user = currentSession()?.user;
  const changes = [changePresence('busy'), changePresence('away')];
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  expect(shown()).toBe('away');
  requests[0]?.answer(new Response(JSON.stringify({ ...user, status: 'busy' })));
  await changes[0];
  expect(shown()).toBe('away');
  await vi.waitFor(() => expect(requests.map(({ status }) => status)).toEqual(['busy', 'away']));
  requests[1]?.answer(new Response(JSON.stringify({ ...user, status: 'away' })));
  await changes[1];
  expect(shown()).toBe('away');
});

test('where all choices made in a row are refused, that of the server is shown again (SHELL-20, USER-7)', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const requests = answerByHand();
  const before = shown();
  const told = Promise.allSettled([changePresence('busy'), changePresence('away')]);
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  requests[0]?.answer(refusal());
  await vi.waitFor(() => expect(requests).toHaveLength(2));
  expect(shown()).toBe('away');
  requests[1]?.answer(refusal());
  expect((await told).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(shown()).toBe(before);
});

test('a choice that is refused gives way to the one that the server took before it (SHELL-20, USER-7)', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const requests = answerByHand();
  const user = currentSession()?.user;
  const told = Promise.allSettled([changePresence('busy'), changePresence('away')]);
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  requests[0]?.answer(new Response(JSON.stringify({ ...user, status: 'busy' })));
  await vi.waitFor(() => expect(requests).toHaveLength(2));
  requests[1]?.answer(refusal());
  await told;
  expect(shown()).toBe('busy');
});

test('a choice that waits for its turn at the sign-out is sent with the token of its person, and does not reach the next one (AUTH-14, AUTH-15)', async () => {
  const requests = answerByHand();
  const token = currentSession()?.accessToken;
  const user = currentSession()?.user;
  const isTold = vi.fn();
  for (const status of ['busy', 'away'] as const) void changePresence(status).then(isTold, isTold);
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  setSession(sessionOf('bob'));
  requests[0]?.answer(new Response(JSON.stringify({ ...user, status: 'busy' })));
  await vi.waitFor(() => expect(requests).toHaveLength(2));
  expect(send.mock.lastCall?.[1]?.headers).toMatchObject({ Authorization: `Bearer ${token}` });
  // The next person's own choice has its turn after it.
  const change = changePresence('busy');
  requests[1]?.answer(refusal());
  await vi.waitFor(() => expect(requests).toHaveLength(3));
  expect(shown()).toBe('busy');
  requests[2]?.answer(new Response(JSON.stringify({ ...currentSession()?.user })));
  await change;
  expect(isTold).not.toHaveBeenCalled();
});

test('a change that is refused is taken back (SHELL-20, USER-7)', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  send.mockResolvedValue(new Response('{}', { status: 500 }));
  const before = shown();
  await expect(changePresence('not-visible')).rejects.toMatchObject({ status: 500 });
  expect(shown()).toBe(before);
});
