import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../client/ApiError.ts';
import { showKept } from '../kept/keptAnswers.ts';
import { fetchOrShowKept } from './fetchOrShowKept.ts';

vi.mock('../kept/keptAnswers.ts', () => ({ showKept: vi.fn() }));

const offline = new ApiError('offline', 0, 'no answer');
const options = { fetcher: async () => 'an answer', isFirst: true };
const never = new Promise<never>(() => {});
const inMs = <Value>(time: number, value: Value) =>
  new Promise<Value>((resolve) => setTimeout(resolve, time, value));

beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(showKept).mockReset().mockResolvedValue(true);
});

afterEach(() => void vi.useRealTimers());

test('what was kept is shown before the error of a call without an answer (OFFLINE-5)', async () => {
  vi.mocked(showKept).mockImplementation(() => inMs(400, true));
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
  const later = { ...options, isFirst: false };
  const arrived = vi.fn();
  void fetchOrShowKept(['k'], () => inMs(10_000, 'an answer'), later).then(arrived);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(arrived).toHaveBeenCalledExactlyOnceWith('an answer');
  expect(showKept).not.toHaveBeenCalled();
  await expect(fetchOrShowKept(['k'], () => Promise.reject(offline), later)).rejects.toBe(offline);
  expect(showKept).toHaveBeenCalledExactlyOnceWith(['k'], later.fetcher, false);
});
