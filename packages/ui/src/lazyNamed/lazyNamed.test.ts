import { expect, it, vi } from 'vitest';
import { lazyNamed } from './lazyNamed.tsx';

const Part = () => null;

it('loads once, however often it is asked for', async () => {
  const load = vi.fn(async () => ({ Part }));
  const { preload, isLoaded } = lazyNamed(load, 'Part');
  expect(isLoaded()).toBe(false);
  expect(await Promise.all([preload(), preload()])).toEqual([{ Part }, { Part }]);
  expect(isLoaded()).toBe(true);
  await preload();
  expect(load).toHaveBeenCalledOnce();
});

it('answers null for a failure, and loads again with the next attempt', async () => {
  const load = vi.fn<() => Promise<{ Part: typeof Part }>>().mockResolvedValue({ Part });
  load.mockImplementationOnce(
    () => new Promise((_, reject) => setTimeout(() => reject(new TypeError('gone')), 5)),
  );
  const { preload, isLoaded } = lazyNamed(load, 'Part');
  expect(await Promise.all([preload(), preload()])).toEqual([null, null]);
  expect(isLoaded()).toBe(false);
  expect(load).toHaveBeenCalledOnce();
  expect(await preload()).toEqual({ Part });
  expect(load).toHaveBeenCalledTimes(2);
});

it('takes a loader that throws for one that fails', async () => {
  const { preload } = lazyNamed((): Promise<{ Part: typeof Part }> => {
    throw new Error('The loader itself is broken');
  }, 'Part');
  expect(await preload()).toBeNull();
});
