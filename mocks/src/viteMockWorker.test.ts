import { runInNewContext } from 'node:vm';
import { expect, test, vi } from 'vitest';
import { mockWorker } from './viteMockWorker.ts';

type OnFetch = (event: object) => void;

/** The first fetch listener of the served worker. */
function firstListener(): OnFetch {
  let source = '';
  const emitFile = (file: { source: string }) => (source = file.source);
  const { generateBundle } = mockWorker() as unknown as { generateBundle: () => void };
  generateBundle.call({ emitFile });

  const listeners: OnFetch[] = [];
  const addEventListener = (type: string, listener: OnFetch) => {
    if (type === 'fetch') listeners.push(listener);
  };
  const cache = { match: async () => undefined };
  const caches = { open: async () => cache };
  const self = { registration: { scope: '/' } };
  runInNewContext(source, { addEventListener, caches, self, console, Map, Set, Promise });
  const [first] = listeners;
  if (!first) throw new Error('The worker hears of no fetch.');
  return first;
}

test.each([
  ['script', 1],
  ['style', 1],
  ['font', 1],
  ['image', 0],
  ['', 0],
])('of a fetch for "%s" the page is asked unless it is for itself', (destination, times) => {
  const stopImmediatePropagation = vi.fn();
  const request = { destination, url: 'http://localhost/api/x', mode: 'cors', headers: new Map() };
  const event = { request, stopImmediatePropagation, respondWith: vi.fn() };
  firstListener()(event);
  expect(stopImmediatePropagation).toHaveBeenCalledTimes(times);
});
