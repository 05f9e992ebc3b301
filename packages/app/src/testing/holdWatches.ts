import { getConfig, spyOn } from 'storybook/test';

/** Whether a wait is one of `watchDelay`, 15 s or 60 s with its jitter, and not the limit of `waitFor`. */
const isOfWatch = (time: number) =>
  (time >= 12_000 && time <= 18_000) ||
  (time >= 48_000 && time <= 72_000 && time !== getConfig().asyncUtilTimeout);

/**
 * Holds the waits after which watched matches are asked for again (MATCH-38).
 *
 * @returns ends those that have begun
 */
export function holdWatches(): () => void {
  const start = window.setTimeout;
  const held: (() => void)[] = [];
  const hold = (handler: () => void, time = 0) => {
    if (!isOfWatch(time)) return start(handler, time);
    held.push(handler);
    return 0;
  };
  spyOn(window, 'setTimeout').mockImplementation(hold as typeof setTimeout);
  return () => held.splice(0).forEach((end) => end());
}
