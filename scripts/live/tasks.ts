import type { Page } from 'playwright-core';

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
}

interface Measured {
  tasks: { startTime: number; duration: number }[];
  frames: { startTime: number; duration: number; scripts: FrameScript[] }[];
  changes: number;
}

/** Runs in the page: the tasks and frames over 50 ms and the changes of the badge. */
export function measureTasks(): void {
  const measured: Measured = { tasks: [], frames: [], changes: 0 };
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
  addEventListener('DOMContentLoaded', () => {
    new MutationObserver((records) => {
      const isBadge = ({ target }: MutationRecord) =>
        /^[\d,]+ unread message/.test(target.textContent ?? '');
      if (records.some(isBadge)) measured.changes += 1;
    }).observe(document.documentElement, { subtree: true, characterData: true, childList: true });
  });
}

/** Reads what `measureTasks` has recorded, and begins anew. */
export async function readTasks(page: Page): Promise<Tasks> {
  return summarise(
    await page.evaluate(() => {
      const { measured } = globalThis as unknown as { measured: Measured };
      const read = { ...measured };
      Object.assign(measured, { tasks: [], frames: [], changes: 0 });
      return read;
    }),
  );
}

export function summarise({ tasks, frames, changes }: Measured): Tasks {
  const longest = tasks.toSorted((a, b) => b.duration - a.duration)[0];
  if (!longest) return { longest: 0, culprits: [], tasks: 0, changes };
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
  };
}

function describe({ invoker, sourceFunctionName, sourceURL, ...script }: FrameScript): string {
  const file = sourceURL.split('/').at(-1) ?? '';
  const name = sourceFunctionName || 'a function without a name';
  return `${Math.round(script.duration)} ms ${invoker}: ${name}, ${file}:${script.sourceCharPosition}`;
}
