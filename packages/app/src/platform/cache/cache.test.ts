import { mutate } from 'swr';
import { beforeEach, expect, test, vi } from 'vitest';
import { currentSessionNumber, endSessionScope } from '../sessionScope.ts';
import { mutateCached, prefetch, revalidateCached, revalidateCachedUnder } from './cache.ts';

const end = () => endSessionScope({ reason: 'left', userId: 'ada', accessToken: 'of ada' });

/** What the cache holds under a key. */
async function held(key: string): Promise<unknown> {
  let found: unknown;
  await mutate(
    [currentSessionNumber(), key],
    (value: unknown) => {
      found = value;
      return value;
    },
    { revalidate: false },
  );
  return found;
}

const fetcher = vi.fn<() => Promise<string>>();

beforeEach(() => {
  end();
  fetcher.mockReset().mockResolvedValue('an answer');
});

test('prefetched data is in the cache, and is requested once while it is fresh', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  await prefetch('list', fetcher);
  expect(await held('list')).toBe('an answer');
  vi.advanceTimersByTime(9_999);
  await prefetch('list', fetcher);
  expect(fetcher).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(1);
  await prefetch('list', fetcher);
  expect(fetcher).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});

test('a failed prefetch is not reported, and is requested again', async () => {
  fetcher.mockRejectedValueOnce(new Error('offline'));
  await expect(prefetch('list', fetcher)).resolves.toBeUndefined();
  await prefetch('list', fetcher);
  expect(await held('list')).toBe('an answer');
});

test('the next person finds nothing of the last (AUTH-14)', async () => {
  await prefetch('list', fetcher);
  end();
  expect(await held('list')).toBeUndefined();
  await prefetch('list', fetcher);
  expect(fetcher).toHaveBeenCalledTimes(2);
});

test('an answer that comes after the end of its session is not found by the next person (AUTH-14)', async () => {
  const late = Promise.withResolvers<string>();
  const asked = prefetch('list', () => late.promise);
  end();
  late.resolve('of ada');
  await asked;
  expect(await held('list')).toBeUndefined();
});

test('a change is kept where the data is', async () => {
  await prefetch('list', fetcher);
  await mutateCached('list', 'another', { revalidate: false });
  expect(await held('list')).toBe('another');
});

test.each([
  ['changed in the cache', () => mutateCached(['list', 1], 'another', { revalidate: false })],
  ['revalidated', () => revalidateCached(['list', 1])],
  ['revalidated by the beginning of its key', () => revalidateCachedUnder('list')],
])('prefetched data is not used once it is %s', async (_, change) => {
  await prefetch(['list', 1], fetcher);
  await change();
  await prefetch(['list', 1], fetcher);
  expect(fetcher).toHaveBeenCalledTimes(2);
});

test('a key of one part begins with it', async () => {
  await prefetch('list', fetcher);
  await revalidateCachedUnder('list');
  await prefetch('list', fetcher);
  expect(fetcher).toHaveBeenCalledTimes(2);
});

test('a prefetch that was on its way while the data changed does not replace it', async () => {
  const late = Promise.withResolvers<string>();
  const asked = prefetch('list', () => late.promise);
  await mutateCached('list', 'another', { revalidate: false });
  late.resolve('of before');
  await asked;
  expect(await held('list')).toBe('another');
});
