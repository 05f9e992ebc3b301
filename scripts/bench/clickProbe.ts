import type { Locator, Page } from 'playwright-core';

export interface ClickTimes {
  /** From the end of the press to the next frame, in ms. */
  paint: number;
  /** From the end of the press to the first frame with the content, in ms. */
  content: number;
}

/**
 * The pointer movement of a person who goes straight to a control: moves for 0.25 s, rests for 0.15
 * s and presses for 0.08 s.
 */
const pointerTiming = { steps: 5, stepTime: 50, rest: 150, press: 80 };

async function approach(page: Page, target: Locator): Promise<void> {
  const pause = (milliseconds: number) =>
    page.evaluate((time) => new Promise((resolve) => setTimeout(resolve, time)), milliseconds);
  const { width, height } = page.viewportSize() ?? { width: 1350, height: 940 };
  await target.scrollIntoViewIfNeeded();
  const box = (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const end = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  for (let step = 1; step <= pointerTiming.steps; step += 1) {
    const part = step / pointerTiming.steps;
    await page.mouse.move(
      width / 2 + (end.x - width / 2) * part,
      height / 2 + (end.y - height / 2) * part,
    );
    await pause(step < pointerTiming.steps ? pointerTiming.stepTime : pointerTiming.rest);
  }
}

/**
 * Presses a control like a person, moving the pointer first, and measures the frames in the page.
 *
 * @param content selector of what the press should show, or whose text it should change; it counts
 *   when no skeleton is left in the main part of the page
 */
export async function timeClick(page: Page, target: Locator, content: string): Promise<ClickTimes> {
  await approach(page, target);
  await page.evaluate((selector) => {
    // Prerendered elements exist before they are visible.
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
            // The first task after the frame was rendered; later work of the page is not measured.
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
  await new Promise((resolve) => setTimeout(resolve, pointerTiming.press));
  await page.mouse.up();
  return page.evaluate(
    () => (globalThis as unknown as { clickTimes: Promise<ClickTimes> }).clickTimes,
  );
}
