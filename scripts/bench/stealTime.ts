import { readFileSync } from 'node:fs';

/**
 * Starts to measure how much processor time the host gives to others. The returned function returns
 * the share since then, 0 to 1; 0 on systems other than Linux, which do not report it.
 */
export function watchStealTime(): () => number {
  const before = ticks();
  return () => {
    const after = ticks();
    const all = after.all - before.all;
    return all > 0 ? (after.steal - before.steal) / all : 0;
  };
}

/** The line `cpu` of `/proc/stat`: user, nice, system, idle, iowait, irq, softirq, steal. */
function ticks(): { all: number; steal: number } {
  try {
    const [line = ''] = readFileSync('/proc/stat', 'utf8').split('\n');
    const times = line.split(/\s+/).slice(1, 9).map(Number);
    return { all: times.reduce((sum, time) => sum + time, 0), steal: times[7] ?? 0 };
  } catch {
    return { all: 0, steal: 0 };
  }
}
