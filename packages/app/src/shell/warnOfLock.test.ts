import { expect, test, vi } from 'vitest';
import { loadQueue } from '#platform/toasts.ts';
import { warningTime } from '#session/idle.ts';
import { warnOfLock } from './warnOfLock.ts';

const queue = vi.hoisted(() => ({ add: vi.fn(() => 'the notice'), close: vi.fn() }));

vi.mock('#platform/toasts.ts', async () => {
  const { atom } = await import('jotai');
  return { hasToastsAtom: atom(false), loadQueue: vi.fn(() => Promise.resolve(queue)) };
});

test('the notice of the lock stays as long as the warning, and is closed at its end (AUTH-24)', async () => {
  const end = warnOfLock(() => {});
  await vi.waitFor(() => expect(queue.add).toHaveBeenCalledOnce());
  expect(queue.add).toHaveBeenCalledWith(expect.anything(), { timeout: warningTime });
  expect(queue.close).not.toHaveBeenCalled();
  end();
  await vi.waitFor(() => expect(queue.close).toHaveBeenCalledExactlyOnceWith('the notice'));
});

test('a lock that cannot be announced fails nothing', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  vi.mocked(loadQueue).mockRejectedValueOnce(new Error('offline'));
  warnOfLock(() => {})();
  await vi.waitFor(() => expect(warn).toHaveBeenCalledOnce());
});
