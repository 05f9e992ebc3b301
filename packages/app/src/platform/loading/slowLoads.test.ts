import type { ToastContent } from '@touchline/ui/ToastRegion';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endSessionScope } from '../sessionScope.ts';
import { watchSlowLoad } from './slowLoads.ts';

const toastQueue = vi.hoisted(() => {
  const toasts = new Map<string, { content: ToastContent; onClose?: () => void }>();
  let count = 0;
  const close = (key: string) => {
    const toast = toasts.get(key);
    toasts.delete(key);
    toast?.onClose?.();
  };
  return {
    add(content: ToastContent, options?: { onClose?: () => void }) {
      count += 1;
      toasts.set(`${count}`, { content, ...options });
      return `${count}`;
    },
    close,
    clear: () => [...toasts.keys()].forEach(close),
    get visibleToasts() {
      return [...toasts].map(([key, { content }]) => ({ key, content }));
    },
  };
});

// The styles of the region need the build.
vi.mock('@touchline/ui/ToastRegion', () => ({ toastQueue }));

beforeEach(() => void vi.useFakeTimers());

afterEach(() => {
  endSessionScope({ reason: 'left', userId: '', accessToken: '' });
  toastQueue.clear();
  vi.useRealTimers();
});

function startLoad() {
  const controller = new AbortController();
  const giveUp = vi.fn<(error: Error) => void>();
  watchSlowLoad({ over: controller.signal, giveUp }, 5_000);
  return { giveUp, end: () => controller.abort() };
}

const notices = () => toastQueue.visibleToasts.map(({ content }) => content);
const wait = (time: number) => vi.advanceTimersByTimeAsync(time);

test('a load that takes long says so, once for all, until the last is over (ERROR-8)', async () => {
  const loads = [startLoad(), startLoad()];
  await wait(4_999);
  expect(notices()).toEqual([]);
  await wait(1);
  expect(notices()).toHaveLength(1);
  await wait(24_000);
  expect(notices()).toHaveLength(1);
  loads[0]?.end();
  await wait(0);
  expect(notices()).toHaveLength(1);
  loads[1]?.end();
  await wait(0);
  expect(notices()).toEqual([]);
});

test('a load that is over in time says nothing, nor one that was over before it is watched', async () => {
  const load = startLoad();
  await wait(4_000);
  load.end();
  watchSlowLoad({ over: AbortSignal.abort(), giveUp: vi.fn<() => void>() }, 5_000);
  await wait(60_000);
  expect(notices()).toEqual([]);
});

test('all loads can be given up (ERROR-8)', async () => {
  const loads = [startLoad(), startLoad()];
  await wait(5_000);
  notices()[0]?.action?.onPress();
  for (const { giveUp } of loads) {
    expect(giveUp).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ kind: 'tooSlow' }));
  }
});

test('a load of a session that has ended is forgotten, and the next one is told', async () => {
  startLoad();
  await wait(5_000);
  endSessionScope({ reason: 'left', userId: 'ada', accessToken: '' });
  await wait(0);
  expect(notices()).toEqual([]);
  startLoad();
  await wait(5_000);
  expect(notices()).toHaveLength(1);
});

test('who closes the notice is told of the next slow load again', async () => {
  const load = startLoad();
  await wait(5_000);
  toastQueue.close(toastQueue.visibleToasts[0]?.key ?? '');
  load.end();
  await wait(0);
  startLoad();
  await wait(5_000);
  expect(notices()).toHaveLength(1);
});
