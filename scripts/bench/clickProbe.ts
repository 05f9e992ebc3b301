import type { Locator, Page } from 'playwright-core';

export interface ClickTimes {
  /** From the click to the first frame after it. */
  paint: number;
  /** From the click to the first frame that shows what was asked for. */
  content: number;
}

/**
 * Clicks like a person, who hovers first, and times the frames in the page itself.
 *
 * @param content selector of what the click should bring, or whose text it should change
 */
export async function timeClick(page: Page, target: Locator, content: string): Promise<ClickTimes> {
  await target.hover();
  // A person needs about so long between reaching a control and pressing it: code loads meanwhile.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
  await page.evaluate((selector) => {
    const seen = () => document.querySelector(selector)?.textContent;
    const before = seen();
    const times = new Promise<ClickTimes>((resolve) => {
      addEventListener(
        'pointerup',
        ({ timeStamp }) => {
          let paint = 0;
          const afterFrame = () => {
            const { port1, port2 } = new MessageChannel();
            const isThere = seen() !== undefined && seen() !== before;
            // Handled after the frame was drawn.
            port1.start();
            port1.addEventListener('message', () => {
              const elapsed = performance.now() - timeStamp;
              paint ||= elapsed;
              if (isThere) resolve({ paint, content: elapsed });
            });
            port2.postMessage(null);
            if (!isThere) requestAnimationFrame(afterFrame);
          };
          requestAnimationFrame(afterFrame);
        },
        { capture: true, once: true },
      );
    });
    Object.assign(globalThis, { clickTimes: times });
  }, content);
  await target.click();
  return page.evaluate(
    () => (globalThis as unknown as { clickTimes: Promise<ClickTimes> }).clickTimes,
  );
}
