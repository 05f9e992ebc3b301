import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '#platform/client/ApiError.ts';
import { call } from '#platform/client/client.ts';
import { stubStorage } from '#testing/fakeStorage.ts';
import { sessionOf, tokenFor } from '#testing/sessionOf.ts';
import { watchPageCache } from './pageCache.ts';
import { currentSession, setSession } from './session.atoms.ts';
import { setForcedSignOutListener } from './session.ts';
import { checkExternalToken, revalidateSession, signIn } from './signIn.ts';

vi.mock('#platform/client/client.ts', () => ({ call: vi.fn(), connectClient: vi.fn() }));
vi.mock('./pageCache.ts', () => ({ watchPageCache: vi.fn() }));

const callMock = vi.mocked(call as (...request: unknown[]) => Promise<unknown>);
const onForcedSignOut = vi.fn();

beforeEach(() => {
  stubStorage();
  setSession(null);
  callMock.mockReset();
  vi.mocked(watchPageCache).mockClear();
  onForcedSignOut.mockClear();
  setForcedSignOutListener(onForcedSignOut);
});

test('signing in stores the user and the token of the answer (WIRE-14)', async () => {
  const session = sessionOf('ada');
  callMock.mockResolvedValue({ ...session, tokenType: 'bearer' });
  const body = { email: 'ada@touchline.example', password: 'touchline' };
  const { signal } = new AbortController();
  await signIn(body, signal);
  expect(callMock).toHaveBeenCalledExactlyOnceWith('signIn', { body, signal });
  expect(currentSession()).toEqual(session);
});

test.each([
  ['signs in', () => signIn({ email: 'ada@touchline.example', password: 'touchline' })],
  ['comes with a token', () => checkExternalToken('token')],
])(
  'a page in which somebody %s asks who is signed in when "back" brings it (AUTH-14)',
  async (_, begin) => {
    callMock.mockResolvedValue(sessionOf('ada'));
    vi.mocked(watchPageCache).mockImplementationOnce(() => expect(currentSession()).toBeNull());
    await begin();
    expect(watchPageCache).toHaveBeenCalledOnce();
  },
);

test('who has cancelled is not signed in by a late answer (WIRE-29)', async () => {
  const form = new AbortController();
  callMock.mockImplementation(async () => {
    form.abort();
    return { ...sessionOf('ada'), tokenType: 'bearer' };
  });
  const signedIn = signIn({ email: 'ada@touchline.example', password: 'touchline' }, form.signal);
  await expect(signedIn).rejects.toMatchObject({ name: 'AbortError' });
  expect(currentSession()).toBeNull();
});

describe('the token of a restored session', () => {
  const restored = sessionOf('ada');

  beforeEach(() => setSession(restored));

  test('is replaced, with the user, by those of the answer (AUTH-12, WIRE-15)', async () => {
    const next = sessionOf('ada', tokenFor(7200));
    callMock.mockResolvedValue(next);
    await revalidateSession();
    const body = { accessToken: restored.accessToken };
    expect(callMock).toHaveBeenCalledExactlyOnceWith('signInWithToken', { body, isTracked: false });
    expect(currentSession()).toEqual(next);
  });

  test('that the server rejects ends the session (AUTH-12)', async () => {
    callMock.mockRejectedValue(new ApiError('http', 401, 'Invalid token'));
    await revalidateSession();
    expect(currentSession()).toBeNull();
    expect(onForcedSignOut).toHaveBeenCalledExactlyOnceWith('expired');
  });

  test.each([0, 404, 500])(
    'stays when the server answers %i (AUTH-12, ERROR-10)',
    async (status) => {
      callMock.mockRejectedValue(new ApiError(status ? 'http' : 'offline', status, 'no'));
      await revalidateSession();
      expect(currentSession()).toBe(restored);
    },
  );

  test('that was replaced meanwhile is not restored', async () => {
    const bob = sessionOf('bob');
    callMock.mockImplementation(async () => {
      setSession(bob);
      return sessionOf('ada', tokenFor(7200));
    });
    await revalidateSession();
    expect(currentSession()).toBe(bob);
  });

  test('is not sent for a visitor', async () => {
    setSession(null);
    await revalidateSession();
    expect(callMock).not.toHaveBeenCalled();
  });
});
