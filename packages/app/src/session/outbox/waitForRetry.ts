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
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      for (const stop of stops) stop();
      resolve();
    };
    const timer = setTimeout(done, retryInterval);
    const stops = [
      store.sub(connectivityAtom, () => {
        if (store.get(connectivityAtom) === 'online') done();
      }),
      store.sub(sessionExpiryAtom, done),
    ];
  });
}
