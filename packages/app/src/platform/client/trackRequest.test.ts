import { array, asyncProperty, assert, boolean, record } from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { store } from '../store.ts';
import { isLoadingAtom } from './requests.atoms.ts';
import { trackRequest } from './trackRequest.ts';

const isLoading = () => store.get(isLoadingAtom);

describe('track', () => {
  afterEach(() => vi.restoreAllMocks());

  it('shows the loading bar until the last of two calls to one address is over (SHELL-12, SHELL-13)', async () => {
    const log = vi.spyOn(console, 'error');
    const first = Promise.withResolvers<void>();
    const second = Promise.withResolvers<void>();
    const one = trackRequest('/api/matches', () => first.promise);
    const other = trackRequest('/api/matches', () => second.promise);
    first.resolve();
    await one;
    expect(isLoading()).toBe(true);
    second.reject(new Error('offline'));
    await expect(other).rejects.toThrow('offline');
    expect(isLoading()).toBe(false);
    expect(log).not.toHaveBeenCalled();
  });

  it('logs a call without an address, and makes it untracked (SHELL-15)', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const answer = trackRequest('', async () => isLoading());
    expect(log).toHaveBeenCalledExactlyOnceWith('The request URL must be provided!');
    await expect(answer).resolves.toBe(false);
  });

  it('is shown exactly while any of 200 calls is on its way, in whatever order and way they end (SHELL-12, SHELL-13)', async () => {
    const ending = record({ isLast: boolean(), isFailure: boolean() });
    await assert(
      asyncProperty(array(ending, { minLength: 200, maxLength: 200 }), async (endings) => {
        const open = endings.map(({ isFailure }) => {
          const answer = Promise.withResolvers<void>();
          const settled = trackRequest('/api/matches', () => answer.promise).catch(() => {});
          return {
            end: () => (isFailure ? answer.reject(new Error('cancelled')) : answer.resolve()),
            settled,
          };
        });
        for (const { isLast } of endings) {
          const call = isLast ? open.pop() : open.shift();
          expect(isLoading()).toBe(true);
          call?.end();
          await call?.settled;
        }
        expect(isLoading()).toBe(false);
      }),
      { numRuns: 5 },
    );
  });
});
