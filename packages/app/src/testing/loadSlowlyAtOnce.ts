import { spyOn } from 'storybook/test';
import { patience } from '#platform/cache/fetchOrShowKept.ts';
import { untilSlow } from '#platform/kept/keptAnswers.ts';

/** What a page of this story loads counts as slow at once (ERROR-8). */
export function loadSlowlyAtOnce(): void {
  const start = window.setTimeout;
  const startShort = (handler: TimerHandler, time = 0) =>
    start(handler, time === patience || time === untilSlow ? 0 : time);
  spyOn(window, 'setTimeout').mockImplementation(startShort as typeof setTimeout);
}
