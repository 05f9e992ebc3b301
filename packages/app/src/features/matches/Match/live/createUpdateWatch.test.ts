import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createUpdateWatch, momentOfAnUpdate } from './createUpdateWatch.ts';

const never = new Promise<never>(() => {});
const passTime = (time: number) => vi.advanceTimersByTimeAsync(time);

describe('createUpdateWatch (MATCH-42)', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function watching() {
    let isUpdating = false;
    const watch = createUpdateWatch((value) => {
      isUpdating = value;
    });
    return { watch, isUpdating: () => isUpdating };
  }

  it('tells nothing of a request that takes a moment', async () => {
    const { watch, isUpdating } = watching();
    watch(never);
    await passTime(momentOfAnUpdate - 1);
    expect(isUpdating()).toBe(false);
    await passTime(1);
    expect(isUpdating()).toBe(true);
  });

  it.each([
    ['an answer', (late: PromiseWithResolvers<void>) => late.resolve()],
    ['an error', (late: PromiseWithResolvers<void>) => late.reject(new Error('No network'))],
  ])('ends with %s', async (_, end) => {
    const { watch, isUpdating } = watching();
    const late = Promise.withResolvers<void>();
    watch(late.promise);
    await passTime(momentOfAnUpdate);
    end(late);
    await passTime(0);
    expect(isUpdating()).toBe(false);
  });

  it('does not count one that was given up before the next', async () => {
    const { watch, isUpdating } = watching();
    watch(never);
    await passTime(momentOfAnUpdate - 1);
    watch(Promise.resolve());
    await passTime(momentOfAnUpdate);
    expect(isUpdating()).toBe(false);
  });

  it('goes on when an earlier one is answered', async () => {
    const { watch, isUpdating } = watching();
    const earlier = Promise.withResolvers<void>();
    watch(earlier.promise);
    await passTime(momentOfAnUpdate);
    watch(never);
    await passTime(momentOfAnUpdate);
    earlier.resolve();
    await passTime(0);
    expect(isUpdating()).toBe(true);
  });
});
