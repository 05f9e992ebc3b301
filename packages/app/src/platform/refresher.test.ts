import { asyncProperty, array, check, integer } from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRefresher, type Refresher } from './refresher.ts';

const interval = 1_000;

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** A refresher whose answers take some time, with a record of when each began and ended. */
function record(takes: number, create = createRefresher) {
  const begun: number[] = [];
  const ended: number[] = [];
  const refresher = create(async () => {
    begun.push(Date.now());
    await new Promise((resolve) => {
      setTimeout(resolve, takes);
    });
    ended.push(Date.now());
  }, interval);
  return { refresher, begun, ended };
}

function request(refresher: Refresher, times: number) {
  for (let time = 0; time < times; time += 1) refresher.request();
}

test('the first request is sent at once', () => {
  const { refresher, begun } = record(10);
  refresher.request();
  expect(begun).toHaveLength(1);
});

test('two thousand requests in a second are two refreshes, the last after the last request (INBOX-27)', async () => {
  const { refresher, begun } = record(10);
  for (let push = 0; push < 2_000; push += 1) {
    refresher.request();
    await vi.advanceTimersByTimeAsync(push % 2);
  }
  const last = Date.now();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(begun).toHaveLength(2);
  expect(begun[1]).toBeGreaterThanOrEqual(last);
});

test('a request while one is on its way waits for it, however long it takes', async () => {
  const { refresher, begun, ended } = record(7_000);
  refresher.request();
  await vi.advanceTimersByTimeAsync(3_000);
  request(refresher, 20);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(begun).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(begun).toHaveLength(2);
  expect(begun[1]).toBeGreaterThanOrEqual(ended[0] ?? Infinity);
});

test('a refresh that failed does not stop the next one', async () => {
  const refresh = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error('offline'));
  refresh.mockResolvedValue();
  const refresher = createRefresher(refresh, interval);
  request(refresher, 2);
  await vi.advanceTimersByTimeAsync(interval);
  expect(refresh).toHaveBeenCalledTimes(2);
});

test('after a cancellation nothing that waited is sent, and the next request is', async () => {
  const { refresher, begun } = record(10);
  request(refresher, 2);
  refresher.cancel();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(begun).toHaveLength(1);
  refresher.request();
  expect(begun).toHaveLength(2);
});

/** Whether refreshes never overlap, keep their distance and end after the last request. */
async function isOrderly(
  takes: number,
  waits: readonly number[],
  create: typeof createRefresher,
): Promise<boolean> {
  const { refresher, begun, ended } = record(takes, create);
  let last = 0;
  for (const wait of waits) {
    await vi.advanceTimersByTimeAsync(wait);
    last = Date.now();
    refresher.request();
  }
  await vi.advanceTimersByTimeAsync(60_000);
  return (
    begun.every(
      (time, index) =>
        index === 0 ||
        (time >= (ended[index - 1] ?? Infinity) && time - (begun[index - 1] ?? 0) >= interval),
    ) && (begun.at(-1) ?? 0) >= last
  );
}

function keepsOrder(create: typeof createRefresher) {
  return check(
    asyncProperty(
      integer({ min: 0, max: 4_000 }),
      array(integer({ min: 0, max: 2_500 }), { minLength: 1, maxLength: 20 }),
      (takes, waits) => isOrderly(takes, waits, create),
    ),
    { seed: 20_261_122, numRuns: 200 },
  );
}

test('one refresh at a time, one a second, and one after the last request, for any requests (INBOX-27)', async () => {
  expect((await keepsOrder(createRefresher)).counterexample).toBeNull();
});

test('a refresh for each request would break that, and so would one that forgets requests', async () => {
  const eager = await keepsOrder((refresh) => ({ request: () => void refresh(), cancel() {} }));
  expect(eager.failed).toBe(true);
  const forgetful = await keepsOrder((refresh, wait) => {
    let earliest = 0;
    const request = () => {
      if (Date.now() < earliest) return;
      earliest = Date.now() + wait;
      void refresh();
    };
    return { request, cancel() {} };
  });
  expect(forgetful.failed).toBe(true);
});
