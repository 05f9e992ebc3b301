import type { Locator, Page } from 'playwright-core';

export interface ClickTimes {
  /** From the end of the press to the first frame after it, in ms. */
  paint: number;
  /** From the end of the press to the first frame that shows what was asked for, in ms. */
  content: number;
}

/**
 * A hand that goes straight to a control that nobody has touched: it moves for 0.25 s, rests for
 * 0.15 s and presses once, for 0.08 s.
 */
const hand = { steps: 5, stepTime: 50, rest: 150, press: 80 };

async function approach(page: Page, target: Locator): Promise<void> {
  const pause = (milliseconds: number) =>
    page.evaluate((time) => new Promise((resolve) => setTimeout(resolve, time)), milliseconds);
  const { width, height } = page.viewportSize() ?? { width: 1350, height: 940 };
  await target.scrollIntoViewIfNeeded();
  const box = (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const end = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  for (let step = 1; step <= hand.steps; step += 1) {
    const part = step / hand.steps;
    await page.mouse.move(
      width / 2 + (end.x - width / 2) * part,
      height / 2 + (end.y - height / 2) * part,
    );
    await pause(step < hand.steps ? hand.stepTime : hand.rest);
  }
}

/**
 * Presses like a person, who comes over first, and times the frames in the page itself.
 *
 * @param content selector of what the press should bring, or whose text it should change; it is there
 *   once nothing in the main part of the page waits for its data
 */
export async function timeClick(page: Page, target: Locator, content: string): Promise<ClickTimes> {
  await approach(page, target);
  await page.evaluate((selector) => {
    // What is prerendered is there before it can be seen.
    const find = (wanted: string) =>
      [...document.querySelectorAll(wanted)].find((found) =>
        found.checkVisibility({ visibilityProperty: true }),
      );
    const before = find(selector)?.textContent;
    const isSeen = () => {
      const now = find(selector)?.textContent;
      return now !== undefined && now !== before && !find('main [data-skeleton]');
    };
    const times = new Promise<ClickTimes>((resolve) => {
      addEventListener(
        'pointerup',
        ({ timeStamp }) => {
          let paint = 0;
          const afterFrame = () => {
            const isThere = isSeen();
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
  await page.mouse.down();
  await new Promise((resolve) => setTimeout(resolve, hand.press));
  await page.mouse.up();
  return page.evaluate(
    () => (globalThis as unknown as { clickTimes: Promise<ClickTimes> }).clickTimes,
  );
}
