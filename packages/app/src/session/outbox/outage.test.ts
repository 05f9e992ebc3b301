import { beforeEach, expect, test, vi } from 'vitest';
import { call } from '#platform/client/client.ts';
import { connectivityAtom } from '#platform/client/requests.atoms.ts';
import { loadSchemas } from '#platform/client/schemas.ts';
import { store } from '#platform/store.ts';
import { stubStorage } from '#testing/fakeStorage.ts';
import { flushPromises } from '#testing/flushPromises.ts';
import { sessionOf } from '#testing/sessionOf.ts';
import { setSession } from '../session.atoms.ts';
import { createOutbox } from './outbox.ts';

const send = vi.fn<typeof fetch>();
vi.stubGlobal('fetch', send);
vi.stubGlobal('navigator', { onLine: true });
vi.stubGlobal('location', { origin: 'https://touchline.example' });
vi.stubGlobal('document', { querySelector: () => null });
vi.stubGlobal('addEventListener', () => {});
vi.stubGlobal('removeEventListener', () => {});

const answerAfter = (time: number, body: string, init?: ResponseInit) => () =>
  new Promise<Response>((resolve) => setTimeout(resolve, time, new Response(body, init)));

/** Steps through the time, so that what was loaded meanwhile has its turn. */
async function pass(time: number) {
  const step = 200;
  for (let passed = 0; passed < time; passed += step) {
    await vi.advanceTimersByTimeAsync(step);
    await flushPromises();
  }
}

beforeEach(async () => {
  stubStorage();
  setSession(null);
  setSession(sessionOf('ada'));
  vi.spyOn(console, 'error').mockReturnValue();
  await Promise.all([loadSchemas('deleteMessage'), loadSchemas('removeFavourite')]);
  await import('#platform/client/problem.ts');
});

test.each([502, 503, 504])(
  'two queues that wait do not wake each other while a proxy answers %i for the API (ERROR-3, OFFLINE-9)',
  async (status) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const headers = { 'Content-Type': 'text/html' };
      send.mockReset().mockImplementation(answerAfter(20, '<html>', { status, headers }));
      const settled = vi.fn();
      const messages = createOutbox({ name: 'messages', onFound: () => {} });
      const favourites = createOutbox({ name: 'favourites', onFound: () => {} });
      messages
        .deliver(messages.keep('a'), (token) =>
          call('deleteMessage', { query: { id: 'a' }, token }),
        )
        .then(settled, settled);
      favourites
        .deliver(favourites.keep('b'), (token) =>
          call('removeFavourite', { path: { kind: 'match', id: 'b' }, token }),
        )
        .then(settled, settled);
      const told: string[] = [];
      const stop = store.sub(connectivityAtom, () => told.push(store.get(connectivityAtom)));
      await pass(60_000);
      stop();
      expect(send.mock.calls.length).toBeLessThanOrEqual(6);
      expect(send.mock.calls.length).toBeGreaterThanOrEqual(4);
      expect(told).toEqual(['unreachable']);
      expect(settled).not.toHaveBeenCalled();
      // The first answer of the API itself, to whatever call, wakes both.
      send.mockImplementation(answerAfter(20, 'true'));
      call('unreadCount').catch(() => {});
      await pass(400);
      expect(settled).toHaveBeenCalledTimes(2);
    } finally {
      vi.useRealTimers();
    }
  },
);
