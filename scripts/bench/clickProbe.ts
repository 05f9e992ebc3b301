import type { Locator, Page } from 'playwright-core';

export interface ClickTimes {
  /** From the click to the first frame after it. */
  paint: number;
  /** From the click to the first frame that shows what was asked for. */
  content: number;
}

/** A hand needs about so long from one place of a screen to another, rests, and presses for a moment. */
const way = { steps: 14, stepTime: 50, rest: 300, press: 80 };

/** Comes from the middle of the page as a hand does; code loads meanwhile. */
async function approach(page: Page, target: Locator): Promise<void> {
  const pause = (milliseconds: number) =>
    page.evaluate((time) => new Promise((resolve) => setTimeout(resolve, time)), milliseconds);
  const { width, height } = page.viewportSize() ?? { width: 1280, height: 900 };
  const box = (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const end = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  for (let step = 0; step < way.steps; step += 1) {
    const part = step / way.steps;
    await page.mouse.move(
      width / 2 + (end.x - width / 2) * part,
      height / 2 + (end.y - height / 2) * part,
    );
    await pause(way.stepTime);
  }
  await target.hover();
  await pause(way.rest);
}

/**
 * Clicks like a person, who comes over first, and times the frames in the page itself.
 *
 * @param content selector of what the click should bring, or whose text it should change
 */
export async function timeClick(page: Page, target: Locator, content: string): Promise<ClickTimes> {
  await approach(page, target);
  await page.evaluate((selector) => {
    // What is prerendered is there before it can be seen.
    const seen = () =>
      [...document.querySelectorAll(selector)].find((found) =>
        found.checkVisibility({ visibilityProperty: true }),
      )?.textContent;
    const before = seen();
    const times = new Promise<ClickTimes>((resolve) => {
      addEventListener(
        'pointerup',
        ({ timeStamp }) => {
          let paint = 0;
          const afterFrame = () => {
            const isThere = seen() !== undefined && seen() !== before;
            // The first task after the frame was drawn: what the page still has to do comes after it.
            void scheduler.postTask(
              () => {
                const elapsed = performance.now() - timeStamp;
                paint ||= elapsed;
                if (isThere) resolve({ paint, content: elapsed });
              },
              { priority: 'user-blocking' },
            );
            if (!isThere) requestAnimationFrame(afterFrame);
          };
          requestAnimationFrame(afterFrame);
        },
        { capture: true, once: true },
      );
    });
    Object.assign(globalThis, { clickTimes: times });
  }, content);
  await target.click({ delay: way.press });
  return page.evaluate(
    () => (globalThis as unknown as { clickTimes: Promise<ClickTimes> }).clickTimes,
  );
}
