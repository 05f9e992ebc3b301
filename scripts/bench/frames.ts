import type { Page } from 'playwright-core';

/** How long the frames after a press are watched, in ms. */
const watched = 2000;

/**
 * Does something in a page and watches its frames.
 *
 * @returns the longest time between two frames, in ms
 */
export async function longestFrame(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate((time) => {
    let longest = 0;
    const start = performance.now();
    let before = start;
    const done = new Promise<number>((resolve) => {
      const onFrame = (now: number) => {
        longest = Math.max(longest, now - before);
        before = now;
        if (now - start < time) requestAnimationFrame(onFrame);
        else resolve(longest);
      };
      requestAnimationFrame((now) => {
        before = now;
        requestAnimationFrame(onFrame);
      });
    });
    Object.assign(globalThis, { longestFrame: done });
  }, watched);
  await act();
  return page.evaluate(
    () => (globalThis as unknown as { longestFrame: Promise<number> }).longestFrame,
  );
}
