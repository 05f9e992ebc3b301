import type { Page } from '@playwright/test';

interface LayoutShiftRecord {
  /** The sum of layout shifts without a recent input. */
  shift: number;
  /** The time of the last event, in ms since the start of the visit. */
  last: number;
}

/** How long nothing may happen after the app is at rest, in ms. */
const idleTime = 1_000;

/** Sums up the layout shifts. Call before the visit. */
export async function observeLayoutShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watched: LayoutShiftRecord = { shift: 0, last: 0 };
    Object.assign(globalThis, { watched });
    const observer = new PerformanceObserver((list) => {
      watched.last = performance.now();
      for (const entry of list.getEntries()) {
        const { value = 0, hadRecentInput } = entry as Partial<LayoutShift>;
        if (!hadRecentInput) watched.shift += value;
      }
    });
    for (const type of ['layout-shift', 'resource', 'paint', 'longtask', 'mark']) {
      observer.observe({ type, buffered: true });
    }
  });
}

interface LayoutShift {
  value: number;
  hadRecentInput: boolean;
}

/**
 * The sum when the app is rendered and nothing loads any more, rounded to three decimals. The web
 * font and after it the code that is likely to be needed are loaded last, with a mark.
 */
export async function readLayoutShift(page: Page): Promise<number> {
  await page.waitForFunction(
    (time) => {
      const { watched } = globalThis as unknown as { watched: LayoutShiftRecord };
      const isAtRest =
        performance.getEntriesByName('preload-at-rest').length > 0 &&
        document.fonts.status === 'loaded';
      return isAtRest && performance.now() - watched.last > time;
    },
    idleTime,
    { polling: 100 },
  );
  const shift = await page.evaluate(
    () => (globalThis as unknown as { watched: LayoutShiftRecord }).watched.shift,
  );
  return Number(shift.toFixed(3));
}
