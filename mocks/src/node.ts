import { setupServer } from 'msw/node';
import { handlers } from './handlers/index.ts';

export { reset } from './store/resets.ts';

/**
 * The mock back end for tests in Node: `server.listen({ onUnhandledFrame: 'error' })`, then
 * `server.use(failing('common/messages', 500))` and `reset()` between tests.
 */
export const server = setupServer(...handlers);
