import { afterAll, afterEach, beforeAll } from 'vitest';
import { restoreDelays, skipDelays } from '../delays.ts';
import { server } from '../node.ts';
import { reset } from '../store/resets.ts';

/** Runs the mock back end for the tests of a file, reset before each test and without delays. */
export function setUpMockBackEnd(): typeof server {
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
