import { expect, it } from 'vitest';
import { longestProcessorTime, summarise } from './tasks.ts';

const script = (sourceFunctionName: string, duration: number) => ({
  invoker: 'WebSocket.onmessage',
  sourceFunctionName,
  sourceURL: 'http://localhost/assets/connection.js',
  sourceCharPosition: 12,
  duration,
});

it('names what ran in the longest task, the longest first', () => {
  const read = summarise({
    tasks: [
      { startTime: 100, duration: 60 },
      { startTime: 1_000, duration: 90 },
    ],
    frames: [
      { startTime: 95, duration: 80, scripts: [script('other', 60)] },
      { startTime: 990, duration: 110, scripts: [script('', 5), script('parse', 70)] },
    ],
    changes: 3,
    clicks: [24, 40, 16],
  });
  expect(read).toEqual({
    longest: 90,
    tasks: 2,
    changes: 3,
    click: 40,
    culprits: [
      '70 ms WebSocket.onmessage: parse, connection.js:12',
      '5 ms WebSocket.onmessage: a function without a name, connection.js:12',
    ],
  });
});

it('names nothing where no script ran', () => {
  const tasks = [{ startTime: 100, duration: 60 }];
  expect(summarise({ tasks, frames: [], changes: 0, clicks: [] })).toMatchObject({
    longest: 60,
    culprits: [],
    click: 0,
  });
  expect(summarise({ tasks: [], frames: [], changes: 1, clicks: [] }).longest).toBe(0);
});

it('counts the processor time of tasks of a page alone', () => {
  const event = { ph: 'X', pid: 1, tid: 1, args: {} };
  const thread = (tid: number, name: string) => ({
    ...event,
    ph: 'M',
    tid,
    name: 'thread_name',
    args: { name },
  });
  const task = { ...event, name: 'ThreadControllerImpl::RunTask' };
  const events = [
    thread(1, 'CrRendererMain'),
    thread(2, 'Compositor'),
    { ...task, tdur: 4_000 },
    { ...task, tdur: 9_500 },
    { ...task, tid: 2, tdur: 80_000 },
    { ...task, name: 'Layout', tdur: 90_000 },
  ];
  expect(longestProcessorTime(events)).toBe(9.5);
  expect(longestProcessorTime([])).toBe(0);
});
