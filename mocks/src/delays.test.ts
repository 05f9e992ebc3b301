import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { restoreDelays, skipDelays, simulateDelay } from './delays.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  restoreDelays();
});

test.each([
  ['signIn', 1500],
  ['signUp', 1500],
  ['unlockSession', 1500],
  ['forgotPassword', 1000],
  ['resetPassword', 1000],
  ['products', 300],
  ['mails', 625],
] as const)('%s takes %i ms (MOCK-3)', async (call, milliseconds) => {
  const done = vi.fn();
  const wait = async () => {
    await simulateDelay(call);
    done();
  };
  const waiting = wait();
  await vi.advanceTimersByTimeAsync(milliseconds - 1);
  expect(done).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(done).toHaveBeenCalledOnce();
  await waiting;
});

test('stories and tests wait for nothing', async () => {
  skipDelays();
  await simulateDelay('signIn');
  expect(vi.getTimerCount()).toBe(0);
});
