import { spyOn } from 'storybook/test';
import { slowAfter } from '#platform/form/useIsSlow.ts';

/** What is waited for in this story counts as slow at once (ERROR-8). */
export function beSlowAtOnce(): void {
  const start = window.setTimeout;
  const startShort = (handler: TimerHandler, time = 0) =>
    start(handler, time === slowAfter ? 0 : time);
  spyOn(window, 'setTimeout').mockImplementation(startShort as typeof setTimeout);
}
