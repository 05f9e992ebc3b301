import { afterAll, afterEach, beforeAll, inject } from 'vitest';
import { restoreDelays, skipDelays } from '../delays.ts';
import { server as interceptor } from '../node.ts';
import { startServer } from '../server.ts';
import { reset } from '../store/resets.ts';
import { setBackEndUrl } from './call.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /**
     * How the tests of a project reach the mock back end: over HTTP, or, without a value, by the
     * interception of `fetch`. Both have their state in the process of the test.
     */
    transport?: 'http';
  }
}

/** Runs the mock back end for the tests of a file, reset after each test and without delays. */
export function setUpMockBackEnd(): void {
  let close: () => Promise<void> | void;
  beforeAll(async () => {
    skipDelays();
    if (inject('transport') === 'http') {
      const server = await startServer();
      setBackEndUrl(server.url);
      close = server.close;
    } else {
      interceptor.listen({ onUnhandledFrame: 'error' });
      close = () => interceptor.close();
    }
  });
  afterEach(() => {
    interceptor.resetHandlers();
    reset();
  });
  afterAll(async () => {
    await close();
    restoreDelays();
  });
}
