import { mutate, SWRConfig, unstable_serialize } from 'swr';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '../client/ApiError.ts';
import { showKept } from '../kept/keptAnswers.ts';
import { fetchOrShowKept } from './fetchOrShowKept.ts';

vi.mock('../kept/keptAnswers.ts', () => ({ showKept: vi.fn() }));
vi.mock('swr', async (importOriginal) => {
  const swr = await importOriginal<typeof import('swr')>();
  return { ...swr, mutate: vi.fn(swr.mutate) };
});

const offline = new ApiError('offline', 0, 'no answer');
const options = { fetcher: async () => 'an answer', held: () => undefined };
const never = new Promise<never>(() => {});
const inMs = <Value>(time: number, value: Value) =>
  new Promise<Value>((resolve) => setTimeout(resolve, time, value));

beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(showKept).mockReset().mockResolvedValue('kept');
});

afterEach(() => void vi.useRealTimers());

test('what was kept is shown before the error of a call without an answer (OFFLINE-5)', async () => {
  vi.mocked(showKept).mockImplementation(() => inMs(400, 'kept'));
  const settled = vi.fn();
  const asked = fetchOrShowKept(['k'], () => Promise.reject(offline), options);
  asked.catch(settled);
  await vi.advanceTimersByTimeAsync(399);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(settled).toHaveBeenCalledExactlyOnceWith(offline);
});

test('what was kept is not shown for an answer that says no, nor for one in time', async () => {
  const refused = new ApiError('http', 500, 'no');
  await expect(fetchOrShowKept(['k'], () => Promise.reject(refused), options)).rejects.toBe(
    refused,
  );
  await expect(fetchOrShowKept(['k'], options.fetcher, options)).resolves.toBe('an answer');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(showKept).not.toHaveBeenCalled();
});

test('a storage that never answers holds up neither the error nor the answer (SEC-11, ERROR-5)', async () => {
  vi.mocked(showKept).mockReturnValue(never);
  const failed = vi.fn();
  fetchOrShowKept(['k'], () => Promise.reject(offline), options).catch(failed);
  const arrived = vi.fn();
  void fetchOrShowKept(['k'], () => inMs(4_000, 'an answer'), options).then(arrived);
  await vi.advanceTimersByTimeAsync(6_000);
  expect(failed).toHaveBeenCalledExactlyOnceWith(offline);
  expect(arrived).toHaveBeenCalledExactlyOnceWith('an answer');
});

test('where something is shown already, what was kept is asked for only without an answer', async () => {
  const later = { ...options, held: () => 'shown' };
  const arrived = vi.fn();
  void fetchOrShowKept(['k'], () => inMs(10_000, 'an answer'), later).then(arrived);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(arrived).toHaveBeenCalledExactlyOnceWith('an answer');
  expect(showKept).not.toHaveBeenCalled();
  await expect(fetchOrShowKept(['k'], () => Promise.reject(offline), later)).rejects.toBe(offline);
  expect(showKept).toHaveBeenCalledExactlyOnceWith(['k'], later.fetcher, false);
});

describe('an answer that comes after what was kept is shown', () => {
  const key = ['list'];
  const kept = ['X', 'Y'];
  const held = () => SWRConfig.defaultValue.cache.get(unstable_serialize(key))?.data as unknown;
  const write = (value: unknown) => mutate(key, value, { revalidate: false });

  beforeEach(async () => {
    await write(undefined);
    vi.mocked(mutate).mockClear();
    vi.mocked(showKept).mockImplementation(async (_, fetcher) => {
      const found = await fetcher();
      await write(held() ?? found);
      return found;
    });
  });

  /** Asks for the list, which is answered after 7 s. */
  const load = (answer: unknown) =>
    fetchOrShowKept<unknown>(key, () => inMs(7_000, answer), { fetcher: async () => kept, held });

  const isFetchedAnew = () => vi.mocked(mutate).mock.calls.some(({ length }) => length === 1);

  test('takes its place (OFFLINE-5)', async () => {
    const asked = load(['X', 'Y', 'Z']);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(held()).toBe(kept);
    await vi.advanceTimersByTimeAsync(4_000);
    expect(held()).toEqual(['X', 'Y', 'Z']);
    await expect(asked).resolves.toEqual(['X', 'Y', 'Z']);
    expect(isFetchedAnew()).toBe(false);
  });

  test('does not undo what was changed meanwhile, and is asked for anew (OFFLINE-5, SHELL-20)', async () => {
    void load(['X', 'Y']);
    await vi.advanceTimersByTimeAsync(5_000);
    await write(['Y']);
    expect(isFetchedAnew()).toBe(false);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(held()).toEqual(['Y']);
    expect(isFetchedAnew()).toBe(true);
  });

  test('does not undo what was changed before what was kept had been read', async () => {
    void load(['X', 'Y']);
    await vi.advanceTimersByTimeAsync(2_000);
    await write(['Y']);
    await vi.advanceTimersByTimeAsync(6_000);
    expect(held()).toEqual(['Y']);
    expect(isFetchedAnew()).toBe(true);
  });

  test('leaves a change that is on its way to come to its end (SHELL-20)', async () => {
    void load(['X', 'Y']);
    await vi.advanceTimersByTimeAsync(5_000);
    const removal = { optimisticData: ['Y'], rollbackOnError: true, revalidate: false };
    void mutate(key, inMs(4_000, ['Y', 'as saved']), removal);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(held()).toEqual(['Y']);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(held()).toEqual(['Y', 'as saved']);
  });
});
