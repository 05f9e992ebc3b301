import { setupWorker } from 'msw/browser';
import type { AccountName } from './fixtures/accounts.ts';
import { skipDelays } from './delays.ts';
import { apiHandler } from './handlers/index.ts';
import { hubHandler } from './hub/workerHub.ts';
import { acceptAccounts, assumeCaller } from './store/accounts.ts';
import { holdTurns } from './store/advertisements.ts';
import { type DataSetName, loadDataSet } from './store/dataSets.ts';

export { reset } from './store/resets.ts';

export interface MockOptions {
  /** The accounts that can sign in; by default the one fixed account (AUTH-18). */
  accounts?: readonly AccountName[];
  data?: DataSetName;
}

async function start() {
  const worker = setupWorker(apiHandler, hubHandler);
  const serviceWorker = { url: new URL('mockServiceWorker.js', document.baseURI).href };
  await worker.start({
    serviceWorker,
    quiet: true,
    // Scripts, pictures and the page itself are passed to the network; unmocked calls are handled
    // as well.
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
 * The mock back end for Storybook. It answers without delay and always with the same advertisement, and
 * a call without a token is treated as one of the default user, because a story of a single panel cannot
 * sign in.
 */
export function startMocksForStories() {
  return (startedForStories ??= startForStories());
}

async function startForStories() {
  skipDelays();
  holdTurns();
  assumeCaller('user');
  return start();
}
