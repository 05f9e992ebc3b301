import { afterAll, afterEach, beforeAll } from 'vitest';
import { restoreDelays, skipDelays } from '../delays.ts';
import { server } from '../node.ts';
import { reset } from '../store/resets.ts';

/** Runs the mock back end around the tests of a file, fresh for each and without delays. */
export function aroundTests(): typeof server {
  beforeAll(() => {
    skipDelays();
    server.listen({ onUnhandledFrame: 'error' });
  });
  afterEach(() => {
    server.resetHandlers();
    reset();
  });
  afterAll(() => {
    server.close();
    restoreDelays();
  });
  return server;
}
