import type { Page } from 'playwright-core';

/** How long the tasks after a press are watched, in ms. */
const watched = 1500;

interface TraceEvent {
  name: string;
  /** `X` has a length, `M` describes. */
  ph: string;
  pid: number;
  tid: number;
  args?: { name?: string };
  /** The processor time, in µs; missing where the trace ended before the task. */
  tdur?: number;
}

/**
 * Does something in a page and watches its tasks by a trace of the browser.
 *
 * @returns the longest in processor time, in ms, which other programs do not lengthen as they do frames
 */
export async function longestTask(page: Page, act: () => Promise<void>): Promise<number> {
  const browser = page.context().browser();
  if (!browser) throw new Error('A trace needs a browser that was launched');
  await browser.startTracing(page, { categories: ['toplevel'] });
  await act();
  await new Promise((resolve) => setTimeout(resolve, watched));
  const trace = await browser.stopTracing();
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  return longestTaskOf(traceEvents);
}

/** The processor time of the longest task on a main thread of a page, in ms. */
export function longestTaskOf(events: readonly TraceEvent[]): number {
  const threadOf = ({ pid, tid }: TraceEvent) => `${String(pid)}.${String(tid)}`;
  const mainThreads = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(threadOf),
  );
  const times = events
    .filter(({ name, ph }) => ph === 'X' && name.endsWith('RunTask'))
    .filter((event) => mainThreads.has(threadOf(event)))
    .map(({ tdur = 0 }) => tdur / 1000);
  return Math.max(0, ...times);
}
