import type { CDPSession, Page } from 'playwright-core';

/** A function that ran within a long frame, as the browser names it. */
interface FrameScript {
  /** What called it, such as `WebSocket.onmessage` or `TimerHandler:setTimeout`. */
  invoker: string;
  sourceFunctionName: string;
  sourceURL: string;
  sourceCharPosition: number;
  duration: number;
}

interface LongFrame extends PerformanceEntry {
  scripts: readonly FrameScript[];
}

export interface Tasks {
  /** The longest task over 50 ms, in ms; 0 if there was none. */
  longest: number;
  /** What ran in it, the longest first. */
  culprits: readonly string[];
  tasks: number;
  /** How often the badge changed. */
  changes: number;
  /** The longest time from a click to the frame after it, in ms; 0 without a click. */
  click: number;
}

interface Measured {
  tasks: { startTime: number; duration: number }[];
  frames: { startTime: number; duration: number; scripts: FrameScript[] }[];
  changes: number;
  clicks: number[];
}

/** Runs in the page: the tasks and frames over 50 ms, the changes of the badge and the clicks. */
export function measureTasks(): void {
  const measured: Measured = { tasks: [], frames: [], changes: 0, clicks: [] };
  Object.assign(globalThis, { measured });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      measured.tasks.push({ startTime, duration });
  }).observe({ type: 'longtask' });
  new PerformanceObserver((list) => {
    for (const { startTime, duration, scripts } of list.getEntries() as LongFrame[])
      measured.frames.push({
        startTime,
        duration,
        scripts: scripts.map((script) => ({
          invoker: script.invoker,
          sourceFunctionName: script.sourceFunctionName,
          sourceURL: script.sourceURL,
          sourceCharPosition: script.sourceCharPosition,
          duration: script.duration,
        })),
      });
  }).observe({ type: 'long-animation-frame' });
  // Not the browser's own event timing, which names nothing that is quicker than 16 ms.
  addEventListener(
    'click',
    ({ timeStamp }) => {
      requestAnimationFrame(() => {
        setTimeout(() => measured.clicks.push(Math.round(performance.now() - timeStamp)));
      });
    },
    { capture: true },
  );
  addEventListener('DOMContentLoaded', () => {
    new MutationObserver((records) => {
      const isBadge = ({ target }: MutationRecord) =>
        /^[\d,]+ unread message/.test(target.textContent ?? '');
      if (records.some(isBadge)) measured.changes += 1;
    }).observe(document.documentElement, { subtree: true, characterData: true, childList: true });
  });
}

/** Reads and resets what `measureTasks` has recorded. */
export async function readTasks(page: Page): Promise<Tasks> {
  return summarise(
    await page.evaluate(() => {
      const { measured } = globalThis as unknown as { measured: Measured };
      const read = { ...measured };
      Object.assign(measured, { tasks: [], frames: [], changes: 0, clicks: [] });
      return read;
    }),
  );
}

export function summarise({ tasks, frames, changes, clicks }: Measured): Tasks {
  const click = Math.max(0, ...clicks);
  const longest = tasks.toSorted((a, b) => b.duration - a.duration)[0];
  if (!longest) return { longest: 0, culprits: [], tasks: 0, changes, click };
  const end = longest.startTime + longest.duration;
  const scripts = frames
    .filter(
      ({ startTime, duration }) => startTime < end && startTime + duration > longest.startTime,
    )
    .flatMap((frame) => frame.scripts)
    .toSorted((a, b) => b.duration - a.duration);
  return {
    longest: longest.duration,
    culprits: scripts.slice(0, 3).map(describe),
    tasks: tasks.length,
    changes,
    click,
  };
}

function describe({ invoker, sourceFunctionName, sourceURL, ...script }: FrameScript): string {
  const file = sourceURL.split('/').at(-1) ?? '';
  const name = sourceFunctionName || 'a function without a name';
  return `${Math.round(script.duration)} ms ${invoker}: ${name}, ${file}:${script.sourceCharPosition}`;
}

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** The processor time, in µs. */
  tdur?: number;
  args: { name?: string };
}

/**
 * Measures how long the page itself computes in its longest task: other processes may hold the
 * processor for longer than any task of the page.
 *
 * @param browser a session of the whole browser
 * @returns ends the measuring; resolves with the processor time of the longest task, in ms
 */
export async function traceTasks(browser: CDPSession): Promise<() => Promise<number>> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: object[] }) => void events.push(...(value as TraceEvent[]));
  browser.on('Tracing.dataCollected', collect);
  await browser.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel'], recordMode: 'recordContinuously' },
  });
  return async () => {
    const complete = new Promise((resolve) => browser.once('Tracing.tracingComplete', resolve));
    await browser.send('Tracing.end');
    await complete;
    browser.off('Tracing.dataCollected', collect);
    return longestProcessorTime(events);
  };
}

/** Of the main threads of pages, in ms. */
export function longestProcessorTime(events: readonly TraceEvent[]): number {
  const threads = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const times = events
    .filter(({ name, ph, pid, tid }) => {
      return ph === 'X' && name.endsWith('RunTask') && threads.has(`${pid} ${tid}`);
    })
    .map(({ tdur = 0 }) => tdur / 1000);
  return times.reduce((longest, time) => Math.max(longest, time), 0);
}
