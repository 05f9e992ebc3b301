import { expect, it } from 'vitest';
import { longestTaskOf } from './tasks.ts';

const main = { name: 'thread_name', ph: 'M', pid: 7, tid: 1, args: { name: 'CrRendererMain' } };
const task = { name: 'ThreadControllerImpl::RunTask', ph: 'X', pid: 7, tid: 1 };

it('is the processor time of the longest task of the page, in ms', () => {
  const events = [main, { ...task, tdur: 12_000 }, { ...task, tdur: 31_500 }, { ...task, tdur: 9 }];
  expect(longestTaskOf(events)).toBe(31.5);
});

it('leaves out other threads and processes, and what is part of a task', () => {
  const others = [
    { ...task, tid: 2, tdur: 90_000 },
    { ...task, pid: 8, tdur: 90_000 },
    { ...task, name: 'Layout', tdur: 90_000 },
  ];
  expect(longestTaskOf([main, ...others, { ...task, tdur: 4000 }])).toBe(4);
});

it('does not count a task whose end the trace has not seen', () => {
  expect(longestTaskOf([main, task, { ...task, tdur: 2000 }])).toBe(2);
  expect(longestTaskOf([])).toBe(0);
});
