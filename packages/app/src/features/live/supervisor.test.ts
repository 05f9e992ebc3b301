import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { reconnectDelay, supervise } from './supervisor.ts';

/** A hub whose connections the test accepts, refuses and closes. */
function fakeHub() {
  const sockets: { open: () => void; refuse: () => void; drop: () => void; isStopped: boolean }[] =
    [];
  const connect = (onClose: () => void) => {
    const socket = { open: () => {}, refuse: () => {}, drop: onClose, isStopped: false };
    sockets.push(socket);
    return {
      start: () =>
        new Promise<void>((resolve, reject) => {
          socket.open = resolve;
          socket.refuse = () => reject(new Error('refused'));
        }),
      stop: async () => {
        socket.isStopped = true;
      },
    };
  };
  return { sockets, connect };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});

afterEach(() => {
  vi.useRealTimers();
});

function start() {
  const hub = fakeHub();
  const onConnected = vi.fn();
  const onFailed = vi.fn();
  const supervisor = supervise({ connect: hub.connect, onConnected, onFailed, random: () => 0.5 });
  return { hub, onConnected, onFailed, supervisor };
}

describe('reconnectDelay', () => {
  it('is 0, 2, 10 and 30 s, then always 30 s (LIVE-7)', () => {
    expect([0, 1, 2, 3, 4, 9].map((attempt) => reconnectDelay(attempt, 0.5))).toEqual([
      0, 2_000, 10_000, 30_000, 30_000, 30_000,
    ]);
  });

  it('has a jitter of 20 %', () => {
    expect([reconnectDelay(2, 0), reconnectDelay(2, 1)]).toEqual([8_000, 12_000]);
  });
});

describe('supervise', () => {
  it('retries after a refused first start (LIVE-7)', async () => {
    const { hub, onFailed, onConnected } = start();
    await vi.advanceTimersByTimeAsync(0);
    hub.sockets[0]?.refuse();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(hub.sockets).toHaveLength(2);
    hub.sockets[1]?.open();
    await vi.advanceTimersByTimeAsync(0);
    expect(onFailed).toHaveBeenCalledTimes(1);
    expect(onConnected).toHaveBeenCalledTimes(1);
  });

  it('waits longer and longer for a hub that is away for five minutes, and then connects (LIVE-7)', async () => {
    const { hub, onConnected } = start();
    /** The seconds between two attempts. */
    const waits: number[] = [];
    let last = performance.now();
    let known = 0;
    for (let elapsed = 0; elapsed < 300_000; elapsed += 100) {
      await vi.advanceTimersByTimeAsync(100);
      if (hub.sockets.length === known) continue;
      known = hub.sockets.length;
      waits.push(Math.round((performance.now() - last) / 1_000));
      last = performance.now();
      hub.sockets.at(-1)?.refuse();
    }
    expect(hub.sockets.length).toBeLessThanOrEqual(16);
    expect(waits.slice(0, 5)).toEqual([0, 2, 10, 30, 30]);
    await vi.advanceTimersByTimeAsync(31_000);
    hub.sockets.at(-1)?.open();
    await vi.advanceTimersByTimeAsync(0);
    expect(onConnected).toHaveBeenCalledTimes(1);
  });

  it('slows down for a hub that accepts and drops at once (LIVE-8)', async () => {
    const { hub } = start();
    for (let elapsed = 0; elapsed < 60_000; elapsed += 500) {
      await vi.advanceTimersByTimeAsync(500);
      const socket = hub.sockets.at(-1);
      socket?.open();
      await vi.advanceTimersByTimeAsync(0);
      socket?.drop();
    }
    expect(hub.sockets.length).toBeLessThanOrEqual(5);
  });

  it('reconnects at once after a long connection', async () => {
    const { hub } = start();
    await vi.advanceTimersByTimeAsync(0);
    hub.sockets[0]?.open();
    await vi.advanceTimersByTimeAsync(20_000);
    hub.sockets[0]?.drop();
    await vi.advanceTimersByTimeAsync(0);
    expect(hub.sockets).toHaveLength(2);
  });

  it('retries at once on request, at most once a second (LIVE-9)', async () => {
    const { hub, supervisor } = start();
    await vi.advanceTimersByTimeAsync(0);
    hub.sockets[0]?.refuse();
    await vi.advanceTimersByTimeAsync(2_000);
    hub.sockets[1]?.refuse();
    await vi.advanceTimersByTimeAsync(500);
    supervisor.retryNow();
    expect(hub.sockets).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(600);
    supervisor.retryNow();
    supervisor.retryNow();
    expect(hub.sockets).toHaveLength(3);
  });

  it('keeps a wake that comes within a second of an attempt until that second is over (LIVE-9, LIVE-15)', async () => {
    const { hub, supervisor } = start();
    await vi.advanceTimersByTimeAsync(0);
    hub.sockets[0]?.refuse();
    await vi.advanceTimersByTimeAsync(2_000);
    hub.sockets[1]?.refuse();
    await vi.advanceTimersByTimeAsync(10_000);
    // The network comes back just after the third attempt; the next one would follow after 30 s.
    hub.sockets[2]?.refuse();
    await vi.advanceTimersByTimeAsync(300);
    supervisor.replace();
    supervisor.retryNow();
    expect(hub.sockets).toHaveLength(3);
    await vi.advanceTimersByTimeAsync(700);
    expect(hub.sockets).toHaveLength(4);
    // Once: the attempt after it waits as long as ever.
    hub.sockets[3]?.refuse();
    await vi.advanceTimersByTimeAsync(23_000);
    expect(hub.sockets).toHaveLength(4);
  });

  it('keeps a wake that comes while an attempt is on its way, in case that one fails (LIVE-9, LIVE-15)', async () => {
    const { hub, supervisor } = start();
    await vi.advanceTimersByTimeAsync(0);
    hub.sockets[0]?.refuse();
    await vi.advanceTimersByTimeAsync(2_000);
    supervisor.retryNow();
    await vi.advanceTimersByTimeAsync(4_000);
    supervisor.replace();
    expect(hub.sockets).toHaveLength(2);
    hub.sockets[1]?.refuse();
    await vi.advanceTimersByTimeAsync(0);
    expect(hub.sockets).toHaveLength(3);
    // It opens: what was kept is forgotten, so that its early end is followed by the usual wait.
    supervisor.retryNow();
    hub.sockets[2]?.open();
    await vi.advanceTimersByTimeAsync(0);
    hub.sockets[2]?.drop();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(hub.sockets).toHaveLength(3);
  });

  it('forgets a wake when it stops or the page is put aside (LIVE-12, LIVE-22)', async () => {
    for (const end of ['stop', 'pause'] as const) {
      const { hub, supervisor } = start();
      await vi.advanceTimersByTimeAsync(0);
      supervisor.retryNow();
      supervisor[end]();
      hub.sockets[0]?.refuse();
      await vi.advanceTimersByTimeAsync(120_000);
      expect(hub.sockets).toHaveLength(1);
    }
  });

  it('does not retry while it is connected (LIVE-4)', async () => {
    const { hub, supervisor } = start();
    await vi.advanceTimersByTimeAsync(0);
    hub.sockets[0]?.open();
    await vi.advanceTimersByTimeAsync(5_000);
    supervisor.retryNow();
    expect(hub.sockets).toHaveLength(1);
  });

  it('does not retry after stop', async () => {
    const { hub, supervisor } = start();
    await vi.advanceTimersByTimeAsync(0);
    hub.sockets[0]?.refuse();
    await vi.advanceTimersByTimeAsync(0);
    supervisor.stop();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(hub.sockets).toHaveLength(1);
  });

  it('does nothing after stop', async () => {
    const { hub, supervisor, onConnected } = start();
    await vi.advanceTimersByTimeAsync(0);
    supervisor.stop();
    hub.sockets[0]?.open();
    await vi.advanceTimersByTimeAsync(120_000);
    supervisor.retryNow();
    expect(hub.sockets).toHaveLength(1);
    expect(hub.sockets[0]?.isStopped).toBe(true);
    expect(onConnected).not.toHaveBeenCalled();
  });

  it('replaces an open connection, and what the old one still says counts for nothing (LIVE-19)', async () => {
    const { hub, supervisor, onConnected } = start();
    await vi.advanceTimersByTimeAsync(0);
    hub.sockets[0]?.open();
    await vi.advanceTimersByTimeAsync(5_000);
    supervisor.replace();
    expect(hub.sockets).toHaveLength(2);
    expect(hub.sockets[0]?.isStopped).toBe(true);
    hub.sockets[0]?.drop();
    hub.sockets[1]?.open();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(hub.sockets).toHaveLength(2);
    expect(onConnected).toHaveBeenCalledTimes(2);
    supervisor.stop();
    expect(hub.sockets[1]?.isStopped).toBe(true);
  });

  it('replaces at most once a second, and nothing that is on its way (LIVE-9, LIVE-19)', async () => {
    const { hub, supervisor } = start();
    await vi.advanceTimersByTimeAsync(0);
    hub.sockets[0]?.open();
    await vi.advanceTimersByTimeAsync(1_000);
    supervisor.replace();
    expect(hub.sockets).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    supervisor.replace();
    expect(hub.sockets).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(5_000);
    supervisor.replace();
    expect(hub.sockets).toHaveLength(2);
  });

  it('replaces nothing after stop, and makes a waiting attempt (LIVE-12, LIVE-15)', async () => {
    const { hub, supervisor } = start();
    await vi.advanceTimersByTimeAsync(0);
    hub.sockets[0]?.refuse();
    await vi.advanceTimersByTimeAsync(1_500);
    supervisor.replace();
    expect(hub.sockets).toHaveLength(2);
    hub.sockets[1]?.open();
    await vi.advanceTimersByTimeAsync(5_000);
    supervisor.stop();
    supervisor.replace();
    expect(hub.sockets).toHaveLength(2);
  });

  it('closes while the page is put aside, and opens when it comes back, at once (LIVE-22)', async () => {
    const { hub, supervisor, onConnected } = start();
    await vi.advanceTimersByTimeAsync(0);
    hub.sockets[0]?.open();
    await vi.advanceTimersByTimeAsync(0);
    supervisor.pause();
    expect(hub.sockets[0]?.isStopped).toBe(true);
    hub.sockets[0]?.drop();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(hub.sockets).toHaveLength(1);
    supervisor.replace();
    supervisor.replace();
    supervisor.retryNow();
    expect(hub.sockets).toHaveLength(2);
    hub.sockets[1]?.open();
    await vi.advanceTimersByTimeAsync(0);
    expect(onConnected).toHaveBeenCalledTimes(2);
  });

  it('gives up an attempt on its way, and one that waits, when the page is put aside (LIVE-22)', async () => {
    const { hub, supervisor, onConnected, onFailed } = start();
    await vi.advanceTimersByTimeAsync(0);
    supervisor.pause();
    expect(hub.sockets[0]?.isStopped).toBe(true);
    hub.sockets[0]?.open();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(onConnected).not.toHaveBeenCalled();
    supervisor.retryNow();
    expect(hub.sockets).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(0);
    hub.sockets[1]?.refuse();
    await vi.advanceTimersByTimeAsync(0);
    expect(onFailed).toHaveBeenCalledOnce();
    supervisor.pause();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(hub.sockets).toHaveLength(2);
    supervisor.stop();
    supervisor.retryNow();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(hub.sockets).toHaveLength(2);
  });

  it('counts a connection that closes in the moment it opens as a failure (LIVE-8)', async () => {
    const { hub, onConnected } = start();
    await vi.advanceTimersByTimeAsync(60_000);
    for (let attempt = 0; attempt < 4; attempt += 1) {
      hub.sockets.at(-1)?.open();
      hub.sockets.at(-1)?.drop();
      await vi.advanceTimersByTimeAsync(3_000);
    }
    expect(hub.sockets).toHaveLength(2);
    expect(onConnected).not.toHaveBeenCalled();
  });

  it('makes at most 5 attempts in the first 10 s, whatever the hub does (LIVE-8)', async () => {
    for (const treatment of ['open', 'refuse', 'drop'] as const) {
      const { hub, supervisor } = start();
      for (let elapsed = 0; elapsed < 10_000; elapsed += 10) {
        await vi.advanceTimersByTimeAsync(10);
        const socket = hub.sockets.at(-1);
        if (treatment === 'refuse') socket?.refuse();
        else socket?.open();
        await vi.advanceTimersByTimeAsync(0);
        if (treatment === 'drop') socket?.drop();
      }
      expect(hub.sockets.length).toBeLessThanOrEqual(5);
      supervisor.stop();
    }
  });
});
