import { setTimeout as sleep } from 'node:timers/promises';

export { sleep };

/**
 * Waits until a condition holds.
 *
 * @param within in ms
 * @returns how long it took, in ms; null if it did not hold in time
 */
export async function until(
  condition: () => boolean | Promise<boolean>,
  within: number,
): Promise<number | null> {
  const start = performance.now();
  for (;;) {
    if (await condition()) return Math.round(performance.now() - start);
    if (performance.now() - start > within) return null;
    await sleep(50);
  }
}
