import type { CDPSession, Page } from 'playwright-core';
import type { Measured } from './goals.ts';

/**
 * How long the network must be idle for a load to be complete, in ms: it includes fonts and idle
 * work.
 */
const quiet = 3500;

/** Resolves when the network has been idle for that long. */
export async function settled(page: Page): Promise<void> {
  // Waits outside the page, because a script in the page would slow down its start.
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(
    (time) => {
      const ends = performance
        .getEntriesByType('resource')
        .map((entry) => (entry as PerformanceResourceTiming).responseEnd);
      return document.readyState === 'complete' && performance.now() - Math.max(0, ...ends) > time;
    },
    quiet,
    { polling: 250 },
  );
}

/**
 * Reads sizes as sent (gzip) and times since the start of the navigation. They come from the
 * browser's performance entries, because listeners during the load would affect the result.
 */
export async function readLoad(page: Page, session: CDPSession): Promise<Measured> {
  const read = await page.evaluate(async () => {
    /** The performance entries of a type since the start of the navigation. */
    const noted = (type: string) =>
      new Promise<PerformanceEntry[]>((resolve) => {
        const observer = new PerformanceObserver((list) => resolve(list.getEntries()));
        observer.observe({ type, buffered: true });
        // A type without entries is never reported.
        setTimeout(() => resolve([]), 500);
      });
    const tasks = await noted('longtask');
    const paints = await noted('largest-contentful-paint');
    const shifts = (await noted('layout-shift')) as (PerformanceEntry & { value: number })[];
    const usable = performance.getEntriesByName('shell-usable')[0]?.startTime ?? null;
    const firstPaint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    // Preloaded files are not executed and are fetched when the network is idle, so they are not
    // counted.
    const atRest = performance.getEntriesByName('preload-at-rest')[0]?.startTime ?? Infinity;
    const isAtRest = ({ startTime }: PerformanceResourceTiming) => startTime >= atRest;
    const sum = (of: readonly PerformanceResourceTiming[]) =>
      of.reduce((all, { encodedBodySize }) => all + encodedBodySize, 0) / 1000;
    const size = (ending: string, until: number) =>
      sum(
        files.filter(
          (file) =>
            new URL(file.name).pathname.endsWith(ending) &&
            file.startTime < until &&
            !isAtRest(file),
        ),
      );
    /** Inline scripts and styles count like files. */
    const inline = async (selector: string) => {
      const text = [...document.querySelectorAll(selector)]
        .map((part) => part.textContent)
        .join('');
      const zipped = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'));
      return text ? (await new Response(zipped).arrayBuffer()).byteLength / 1000 : 0;
    };
    const inlineScript = await inline('script:not([src])');
    const blocking = tasks
      .filter(({ startTime }) => startTime >= firstPaint)
      .reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0);
    return {
      scriptUntilUsable: usable === null ? null : size('.js', usable) + inlineScript,
      scriptSettled: size('.js', Infinity) + inlineScript,
      scriptPreloaded: sum(files.filter((file) => file.name.endsWith('.js') && isAtRest(file))),
      styleSettled: size('.css', Infinity) + (await inline('style')),
      firstPaint,
      largestPaint: paints.at(-1)?.startTime ?? null,
      shellUsable: usable,
      blockingTime: blocking,
      longestTask: Math.max(0, ...tasks.map(({ duration }) => duration)),
      layoutShift: shifts.reduce((sum, { value }) => sum + value, 0),
    };
  });
  // Last, because garbage collection is a long task.
  await session.send('HeapProfiler.collectGarbage');
  const heap = await page.evaluate(
    () => (performance as unknown as { memory: { usedJSHeapSize: number } }).memory.usedJSHeapSize,
  );
  return { ...read, heap: heap / 1e6 };
}
