import { spyOn } from 'storybook/test';
import { maxAnswerTime } from '#platform/client/deadline.ts';

/** The requests with a body of this story are given up at once; those without one have their time. */
export function endAnswerTimeAtOnce(): void {
  const start = window.setTimeout;
  // The length of its body gives such a request a little more than the time of the others.
  const isOfBody = (time: number) => time > maxAnswerTime && time < maxAnswerTime + 1_000;
  const startShort = (handler: TimerHandler, time = 0) => start(handler, isOfBody(time) ? 0 : time);
  spyOn(window, 'setTimeout').mockImplementation(startShort as typeof setTimeout);
}
