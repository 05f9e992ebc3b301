import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '#platform/client/ApiError.ts';
import { call } from '#platform/client/client.ts';
import { stubStorage } from '#testing/fakeStorage.ts';
import { sessionOf, tokenFor } from '#testing/sessionOf.ts';
import { currentSession, setSession } from './session.atoms.ts';
import { listenForSessionEnd } from './session.ts';
import { confirmSession, signIn } from './signIn.ts';

vi.mock('#platform/client/client.ts', () => ({ call: vi.fn(), connectClient: vi.fn() }));

const answer = vi.mocked(call as (...request: unknown[]) => Promise<unknown>);
const onEnded = vi.fn();

beforeEach(() => {
  stubStorage();
  setSession(null);
  answer.mockReset();
  onEnded.mockClear();
  listenForSessionEnd(onEnded);
});

test('whoever signs in is who the server says, with its token (WIRE-14)', async () => {
  const session = sessionOf('ada');
  answer.mockResolvedValue({ ...session, tokenType: 'bearer' });
  const body = { email: 'ada@touchline.example', password: 'touchline' };
  await signIn(body);
  expect(answer).toHaveBeenCalledExactlyOnceWith('signIn', { body });
  expect(currentSession()).toEqual(session);
});

describe('a kept token', () => {
  const kept = sessionOf('ada');

  beforeEach(() => setSession(kept));

  test('is put to the server, whose new one and whose person are taken over (AUTH-12, WIRE-15)', async () => {
    const next = sessionOf('ada', tokenFor(7200));
    answer.mockResolvedValue(next);
    await confirmSession();
    const body = { accessToken: kept.accessToken };
    expect(answer).toHaveBeenCalledExactlyOnceWith('signInWithToken', { body, isTracked: false });
    expect(currentSession()).toEqual(next);
  });

  test('that the server refuses ends the session (AUTH-12)', async () => {
    answer.mockRejectedValue(new ApiError('http', 401, 'Invalid token'));
    await confirmSession();
    expect(currentSession()).toBeNull();
    expect(onEnded).toHaveBeenCalledExactlyOnceWith('expired');
  });

  test.each([0, 404, 500])('stays where the server says %i (AUTH-12, ERROR-10)', async (status) => {
    answer.mockRejectedValue(new ApiError(status ? 'http' : 'offline', status, 'no'));
    await confirmSession();
    expect(currentSession()).toBe(kept);
  });

  test('that was replaced meanwhile is not put back', async () => {
    const bob = sessionOf('bob');
    answer.mockImplementation(async () => {
      setSession(bob);
      return sessionOf('ada', tokenFor(7200));
    });
    await confirmSession();
    expect(currentSession()).toBe(bob);
  });

  test('of nobody is not asked for', async () => {
    setSession(null);
    await confirmSession();
    expect(answer).not.toHaveBeenCalled();
  });
});
