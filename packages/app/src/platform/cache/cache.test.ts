import { beforeEach, expect, test, vi } from 'vitest';
import { endSessionScope } from '../sessionScope.ts';
import { mutateCached, prefetch } from './cache.ts';

const end = () => endSessionScope({ reason: 'left', userId: 'ada', accessToken: 'of ada' });

/** What the cache holds under a key, as a change sees it. */
async function held(key: string): Promise<unknown> {
  let found: unknown;
  await mutateCached<unknown>(
    key,
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

test('what is asked for ahead is in the cache, and asked for once while it is fresh', async () => {
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

test('what fails ahead of time fails where nobody waits, and is asked for again', async () => {
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
