import { setupWorker } from 'msw/browser';
import type { AccountName } from './fixtures/accounts.ts';
import { skipDelays } from './delays.ts';
import { handlers } from './handlers/index.ts';
import { hubHandler } from './hub/workerHub.ts';
import { acceptAccounts, assumeCaller } from './store/accounts.ts';
import { type DataSetName, loadDataSet } from './store/dataSets.ts';

export { reset } from './store/resets.ts';

export interface MockOptions {
  /** Who may sign in; the one fixed pair (AUTH-18) unless told otherwise. */
  accounts?: readonly AccountName[];
  data?: DataSetName;
}

async function start() {
  const worker = setupWorker(...handlers, hubHandler);
  const serviceWorker = { url: new URL('mockServiceWorker.js', document.baseURI).href };
  await worker.start({
    serviceWorker,
    quiet: true,
    // Scripts, pictures and the page itself pass; unmocked calls were answered by the last handler.
    onUnhandledFrame: 'bypass',
  });
  return worker;
}

/** The mock back end for `pnpm start`, with the delays of MOCK-3. */
export async function startMocks({ accounts, data = 'school' }: MockOptions = {}) {
  if (accounts) acceptAccounts(accounts);
  if (data !== 'school') await loadDataSet(data);
  return start();
}

let startedForStories: ReturnType<typeof start> | undefined;

/**
 * The mock back end for Storybook, the same one for every caller. It answers at once, and a call
 * without a token is made by the default user, since a story of one panel cannot sign in.
 */
export function startMocksForStories() {
  return (startedForStories ??= startForStories());
}

async function startForStories() {
  skipDelays();
  assumeCaller('user');
  return start();
}
