import { array, asyncProperty, check, integer, nat, property } from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { endSessionScope } from '../sessionScope.ts';
import { store } from '../store.ts';
import { maxAnswerSize } from './answer.ts';
import { call, connectClient } from './client.ts';
import { maxAnswerTime } from './deadline.ts';
import { reserveKeepalive } from './keepalive.ts';
import { isApiReachableAtom } from './requests.atoms.ts';
import { loadSchemas } from './schemas.ts';

const send = vi.fn<typeof fetch>();
const log = vi.spyOn(console, 'error');

const json = (body: unknown) => new Response(JSON.stringify(body));
const lastInit = () => send.mock.lastCall?.[1];

/** A body that begins to come and then waits for ever, unless the request is aborted. */
function hangingBody(signal: AbortSignal | null | undefined): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"count"'));
      signal?.addEventListener('abort', () => controller.error(signal.reason));
    },
  });
}

/** A server that never answers, as the browser tells it. */
const hanging: typeof fetch = (_, init) =>
  new Promise((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
  });

beforeEach(async () => {
  vi.stubGlobal('fetch', send);
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('location', { origin: 'https://touchline.example' });
  vi.stubGlobal('document', { querySelector: () => ({ content: '/api/' }) });
  connectClient({ getToken: () => null });
  log.mockReset();
  send.mockReset().mockImplementation(async () => json({ count: 1 }));
  store.set(isApiReachableAtom, true);
  await Promise.all([loadSchemas('deleteMessage'), loadSchemas('forgotPassword')]);
});

afterEach(() => {
  vi.useRealTimers();
});

describe('an answer that is too slow', () => {
  const slow = {
    headers: hanging,
    body: async (_: unknown, init?: RequestInit) => new Response(hangingBody(init?.signal)),
  };

  test.each(['headers', 'body'] as const)(
    'in its %s is given up after 30 s, and not asked for again (WIRE-21, WIRE-27, A11Y-15)',
    async (part) => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      send.mockImplementation(slow[part]);
      const settled = vi.fn<(error: unknown) => void>();
      call('unreadCount').catch(settled);
      await vi.advanceTimersByTimeAsync(maxAnswerTime - 1);
      expect(settled).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(1);
      expect(settled.mock.lastCall?.[0]).toMatchObject({ kind: 'tooSlow', status: 0 });
      expect(store.get(isApiReachableAtom)).toBe(false);
      await vi.advanceTimersByTimeAsync(3_600_000);
      expect(send).toHaveBeenCalledOnce();
    },
  );

  test('and was asked for in a session that has ended says nothing of now (WIRE-27)', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    send.mockImplementation(hanging);
    const settled = vi.fn<(error: unknown) => void>();
    call('unreadCount').catch(settled);
    endSessionScope({ reason: 'left', userId: '', accessToken: '' });
    await vi.advanceTimersByTimeAsync(maxAnswerTime);
    expect(settled.mock.lastCall?.[0]).toMatchObject({ kind: 'tooSlow' });
    expect(store.get(isApiReachableAtom)).toBe(true);
  });

  test('to a change says that it may have arrived, and is not repeated (WIRE-21, WIRE-27)', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    send.mockImplementation(hanging);
    const refused = expect(call('markAllMessagesRead')).rejects.toMatchObject({ kind: 'unsure' });
    await vi.advanceTimersByTimeAsync(3_600_000);
    await refused;
    expect(send).toHaveBeenCalledOnce();
  });

  test('leaves time to send a large body (WIRE-27)', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    send.mockImplementation(hanging);
    const settled = vi.fn<() => void>();
    call('forgotPassword', { body: 'x'.repeat(2_000_000) }).catch(settled);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(settled).toHaveBeenCalledOnce();
  });

  test('leaves no timer behind when it came in time', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await call('unreadCount');
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('an answer that is not what it says', () => {
  /** A body of so many bytes, in pieces of 100 kB, with the number of pieces that were read. */
  function bodyOf(size: number) {
    const read = { pieces: 0, isCancelled: false };
    const piece = new TextEncoder().encode(' '.repeat(100_000));
    const body = new ReadableStream<Uint8Array>(
      {
        pull(controller) {
          read.pieces += 1;
          const left = size - (read.pieces - 1) * piece.byteLength;
          controller.enqueue(piece.subarray(0, left));
          if (left <= piece.byteLength) controller.close();
        },
        cancel() {
          read.isCancelled = true;
        },
      },
      { highWaterMark: 0 },
    );
    return { read, body };
  }

  test('because it has no end is given up at 5 MB, as an error of the part (WIRE-27)', async () => {
    const { read, body } = bodyOf(Infinity);
    send.mockImplementation(async () => new Response(body));
    await expect(call('unreadCount')).rejects.toMatchObject({ kind: 'unexpectedAnswer' });
    expect(read.isCancelled).toBe(true);
    expect(read.pieces).toBe(maxAnswerSize / 100_000 + 1);
    expect(store.get(isApiReachableAtom)).toBe(true);
  });

  test('is read up to 5 MB (WIRE-27)', async () => {
    const { body } = bodyOf(maxAnswerSize);
    send.mockImplementation(async () => new Response(body));
    // Spaces are no JSON either, so it is read to its end and found wrong there.
    await expect(call('unreadCount')).rejects.toMatchObject({ status: 200 });
  });

  test.each([
    ['a page', '<!doctype html><title>Wi-Fi</title>'],
    ['half of it', '{"id":"a"'],
    ['text', 'OK'],
  ])('but %s does not pass for the success of a change (WIRE-19, WIRE-27)', async (_, text) => {
    send.mockImplementation(async () => new Response(text));
    const changed = call('deleteMessage', { query: { id: 'a' } });
    await expect(changed).rejects.toMatchObject({ kind: 'unexpectedAnswer' });
  });

  test('because the line broke is no success of a change (WIRE-19)', async () => {
    const body = new ReadableStream({
      start: (controller) => controller.error(new TypeError('network error')),
    });
    send.mockImplementation(async () => new Response(body));
    const changed = call('deleteMessage', { query: { id: 'a' } });
    await expect(changed).rejects.toMatchObject({ kind: 'offline' });
  });

  test('letters that are cut between two pieces are read as one', async () => {
    const bytes = new TextEncoder().encode('{"detail":"Öğle"}');
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (const byte of bytes) controller.enqueue(Uint8Array.of(byte));
        controller.close();
      },
    });
    send.mockImplementation(async () => new Response(body, { status: 400 }));
    await expect(call('unreadCount')).rejects.toMatchObject({ message: 'Öğle' });
  });
});

describe('a cancelled call', () => {
  /** Answers after some turns of the event loop, each of which may be the moment of the abort. */
  async function turn(times: number) {
    for (let each = 0; each < times; each += 1) await new Promise((done) => setImmediate(done));
  }

  const bodies = [{ count: 1 }, { unexpected: true }, { detail: 'No' }];

  test('ends as cancelled, at whatever moment, and says nothing (WIRE-29)', async () => {
    const outcome = await check(
      asyncProperty(nat(8), nat(3), nat(3), nat(2), async (moment, wait, bodyWait, kind) => {
        log.mockClear();
        send.mockImplementation(async () => {
          await turn(wait);
          const text = JSON.stringify(bodies[kind]);
          const body = new ReadableStream<Uint8Array>({
            async pull(controller) {
              await turn(bodyWait);
              controller.enqueue(new TextEncoder().encode(text));
              controller.close();
            },
          });
          return new Response(body, { status: kind === 2 ? 400 : 200 });
        });
        const controller = new AbortController();
        let result: unknown = 'none';
        const settled = call('unreadCount', { signal: controller.signal }).then(
          () => (result = 'answered'),
          (error: Error) => (result = error.name),
        );
        await turn(moment);
        const before = result;
        if (before === 'none') controller.abort();
        await settled;
        return before !== 'none' || (result === 'AbortError' && log.mock.calls.length === 0);
      }),
      { seed: 20_261_122, numRuns: 300 },
    );
    expect(outcome.counterexample).toBeNull();
  });

  test.each([
    ['is', { count: 1 }],
    ['is not', { unexpected: true }],
  ])('ends as cancelled while an answer that %s as expected is read (WIRE-29)', async (_, body) => {
    const controller = new AbortController();
    vi.spyOn(JSON, 'parse').mockImplementationOnce(() => {
      controller.abort();
      return body;
    });
    const cancelled = call('unreadCount', { signal: controller.signal });
    await expect(cancelled).rejects.toMatchObject({ name: 'AbortError' });
    expect(log).not.toHaveBeenCalled();
  });

  test('that was cancelled before it began is not sent (WIRE-29)', async () => {
    await expect(call('unreadCount', { signal: AbortSignal.abort() })).rejects.toMatchObject({
      name: 'AbortError',
    });
    expect(send).not.toHaveBeenCalled();
  });

  test('is cancelled in the network as well (WIRE-29)', async () => {
    send.mockImplementation(hanging);
    const controller = new AbortController();
    const cancelled = expect(call('unreadCount', { signal: controller.signal })).rejects.toThrow();
    await turn(1);
    expect(lastInit()?.signal?.aborted).toBe(false);
    controller.abort();
    await cancelled;
    expect(lastInit()?.signal?.aborted).toBe(true);
    expect(store.get(isApiReachableAtom)).toBe(true);
  });
});

describe('a change', () => {
  test('outlives a reload of the page, also when it is a GET (WIRE-28)', async () => {
    send.mockImplementation(async () => json(true));
    await call('deleteMessage', { query: { id: 'a' } });
    expect(lastInit()?.keepalive).toBe(true);
    await call('markAllMessagesRead');
    expect(lastInit()?.keepalive).toBe(true);
    send.mockImplementation(async () => json({ count: 1 }));
    await call('unreadCount');
    expect(lastInit()?.keepalive).toBe(false);
  });

  test('that is too large for that is sent all the same (WIRE-28)', async () => {
    send.mockImplementation(async () => json(true));
    await call('forgotPassword', { body: 'ş'.repeat(40_000) });
    expect(lastInit()?.keepalive).toBe(false);
    expect(send).toHaveBeenCalledOnce();
  });
});

describe('the bodies of the changes on their way', () => {
  const quota = 64 * 1024;

  /** Whether no more than a browser takes is ever on its way; each change ends some steps later. */
  function fits(reserve: (body: string) => (() => void) | null) {
    return check(
      property(array(integer({ min: 0, max: 70_000 }), { maxLength: 20 }), (sizes) => {
        const onTheirWay: { size: number; release: () => void }[] = [];
        let isWithin = true;
        for (const [step, size] of sizes.entries()) {
          const release = reserve('x'.repeat(size));
          if (release) onTheirWay.push({ size, release });
          const total = onTheirWay.reduce((sum, each) => sum + each.size, 0);
          isWithin &&= total <= quota;
          if (step % 3 === 2) onTheirWay.shift()?.release();
        }
        for (const { release } of onTheirWay) release();
        const all = reserve('x'.repeat(quota));
        all?.();
        return isWithin && all !== null;
      }),
      { seed: 20_261_122, numRuns: 300 },
    );
  }

  test('stay within what a browser takes, and give their part back (WIRE-28)', () => {
    expect(fits(reserveKeepalive).counterexample).toBeNull();
  });

  test('would not, if each was measured alone or never given back', () => {
    const alone = fits((body) => (body.length <= quota ? () => {} : null));
    expect(alone.failed).toBe(true);
    let sum = 0;
    const kept = fits((body) => ((sum += body.length) <= quota ? () => {} : null));
    expect(kept.failed).toBe(true);
  });
});
