import { setupServer } from 'msw/node';
import { apiHandler } from './handlers/index.ts';
import { hubHandler } from './hub/workerHub.ts';

export { reset } from './store/resets.ts';

/**
 * The mock back end for tests in Node: `server.listen({ onUnhandledFrame: 'error' })`, then
 * `server.use(failing('messages', 500))` and `reset()` between tests.
 */
export const server = setupServer(apiHandler, hubHandler);
