import { connectivityAtom } from '#platform/client/requests.atoms.ts';
import { store } from '#platform/store.ts';
import { sessionExpiryAtom } from '../session.atoms.ts';

/** A server that did not answer is tried again after this time, in ms. */
const retryInterval = 30_000;

/**
 * Resolves when another attempt may succeed: the network is back, the server has answered another
 * call, the session was unlocked or renewed, or some time has passed.
 */
export function waitForRetry(): Promise<void> {
  const stops: (() => void)[] = [];
  const retry = new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, retryInterval);
    // Either may tell at once: the connectivity is looked up when the first one listens.
    stops.push(
      () => clearTimeout(timer),
      store.sub(connectivityAtom, () => {
        if (store.get(connectivityAtom) === 'online') resolve();
      }),
      store.sub(sessionExpiryAtom, () => resolve()),
    );
  });
  return retry.finally(() => {
    for (const stop of stops) stop();
  });
}
