import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { endSessionScope } from '#platform/sessionScope.ts';
import { store } from '#platform/store.ts';
import { advertisementAtom, countFollow, refreshAdvertisement } from './advertisement.ts';
import { watchAdvertisement } from './watchAdvertisement.ts';

const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
vi.stubGlobal('document', page);
const { ask } = vi.hoisted(() => ({
  ask: vi.fn<(name: string, options: object) => Promise<unknown>>(),
}));
vi.mock('#platform/client/client.ts', () => ({ call: ask }));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  ask.mockReset().mockResolvedValue(null);
  store.set(advertisementAtom, null);
});
afterAll(() => vi.useRealTimers());

const shows = () => store.get(advertisementAtom)?.id;

test('the one that is shown is named, so that it can stay (AD-20)', async () => {
  ask.mockResolvedValue({ id: 'a' });
  await refreshAdvertisement();
  expect(ask).toHaveBeenLastCalledWith('advertisement', { query: {}, isTracked: false });
  await refreshAdvertisement();
  expect(ask).toHaveBeenLastCalledWith('advertisement', {
    query: { shown: 'a' },
    isTracked: false,
  });
  expect(shows()).toBe('a');
  ask.mockRejectedValue(new Error('offline'));
  await refreshAdvertisement();
  expect(shows()).toBe('a');
  ask.mockResolvedValue(null);
  await refreshAdvertisement();
  expect(shows()).toBeUndefined();
});

test('that of a school is not shown to the next person (AUTH-14)', async () => {
  ask.mockResolvedValue({ id: 'a' });
  await refreshAdvertisement();
  endSessionScope({ reason: 'left', userId: 'ada', accessToken: '' });
  expect(shows()).toBeUndefined();
});

function turn(visibilityState: 'visible' | 'hidden'): void {
  page.visibilityState = visibilityState;
  page.dispatchEvent(new Event('visibilitychange'));
}

test('a return to the window asks again after a while, and not after a moment (AD-20)', () => {
  watchAdvertisement();
  turn('hidden');
  vi.advanceTimersByTime(59_000);
  turn('visible');
  expect(ask).not.toHaveBeenCalled();
  turn('hidden');
  vi.advanceTimersByTime(60_000);
  expect(ask).not.toHaveBeenCalled();
  turn('visible');
  expect(ask).toHaveBeenCalledOnce();
});

test('a press is counted once, without the token, and its failure is not told (AD-18)', async () => {
  ask.mockRejectedValue(new Error('offline'));
  countFollow('a', 'call');
  await Promise.resolve();
  expect(ask.mock.calls).toEqual([
    [
      'followAdvertisement',
      { path: { id: 'a' }, body: { kind: 'call' }, token: null, isTracked: false },
    ],
  ]);
});
