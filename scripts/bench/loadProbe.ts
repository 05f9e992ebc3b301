import type { CDPSession, Page } from 'playwright-core';
import type { Measured } from './goals.ts';

interface Observed {
  largestPaint: number;
  shift: number;
  tasks: { start: number; duration: number }[];
}

/** Starts to observe before the page's own code runs. */
export async function observeLoad(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const observed: Observed = { largestPaint: 0, shift: 0, tasks: [] };
    Object.assign(globalThis, { observedLoad: observed });
    const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
        type,
        buffered: true,
      });
    observe('largest-contentful-paint', (entry) => {
      observed.largestPaint = entry.startTime;
    });
    observe('layout-shift', (entry) => {
      observed.shift += (entry as PerformanceEntry & { value: number }).value;
    });
    observe('longtask', ({ startTime, duration }) => {
      observed.tasks.push({ start: startTime, duration });
    });
  });
}

/** Resolves when nothing was fetched for two seconds: idle work is part of a load. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(
    () => {
      const ends = performance
        .getEntriesByType('resource')
        .map((entry) => (entry as PerformanceResourceTiming).responseEnd);
      return document.readyState === 'complete' && performance.now() - Math.max(0, ...ends) > 2000;
    },
    undefined,
    { polling: 250 },
  );
}

/** Sizes as sent (gzip) and times since the navigation began. */
export async function readLoad(page: Page, session: CDPSession): Promise<Measured> {
  await session.send('HeapProfiler.collectGarbage');
  const heap = await page.evaluate(
    () => (performance as unknown as { memory: { usedJSHeapSize: number } }).memory.usedJSHeapSize,
  );
  const read = await page.evaluate(async () => {
    const { observedLoad } = globalThis as unknown as { observedLoad: Observed };
    const usable = performance.getEntriesByName('shell-usable')[0]?.startTime ?? null;
    const firstPaint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const size = (ending: string, until: number) =>
      files
        .filter(
          ({ name, startTime }) => new URL(name).pathname.endsWith(ending) && startTime < until,
        )
        .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1000;
    /** What stands inline in the page costs as much as a file. */
    const inline = async (selector: string) => {
      const text = [...document.querySelectorAll(selector)]
        .map((part) => part.textContent)
        .join('');
      const zipped = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'));
      return text ? (await new Response(zipped).arrayBuffer()).byteLength / 1000 : 0;
    };
    const inlineScript = await inline('script:not([src])');
    const blocking = observedLoad.tasks
      .filter(({ start }) => start >= firstPaint)
      .reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0);
    return {
      scriptUntilUsable: usable === null ? null : size('.js', usable) + inlineScript,
      scriptSettled: size('.js', Infinity) + inlineScript,
      styleSettled: size('.css', Infinity) + (await inline('style')),
      firstPaint,
      largestPaint: observedLoad.largestPaint,
      shellUsable: usable,
      blockingTime: blocking,
      longestTask: Math.max(0, ...observedLoad.tasks.map(({ duration }) => duration)),
      layoutShift: observedLoad.shift,
    };
  });
  return { ...read, heap: heap / 1e6 };
}
