import { inboxes } from '#features/inbox';
import { onSessionEnd } from '#platform/sessionScope.ts';
import { store } from '#platform/store.ts';
import { currentToken } from '#session/session.atoms.ts';
import { liveStateAtom } from './liveState.atoms.ts';

/**
 * Opens the hub connection of the signed-in person and fetches the unread count at the start and
 * after every attempt to connect. Each push raises the count by one (LIVE-3, LIVE-5).
 *
 * @returns closes the connection; the end of the session does the same
 */
export function startLiveUpdates(): () => void {
  let isStopped = false;
  let close = () => {};
  const retry = new AbortController();
  const unsubscribe = onSessionEnd(stop);

  function stop() {
    isStopped = true;
    retry.abort();
    close();
    unsubscribe();
    store.set(liveStateAtom, 'off');
  }

  store.set(liveStateAtom, 'connecting');
  void inboxes.messages.synchronise();
  connect();

  function connect() {
    import('./connection.ts').then(open).catch(waitForNetwork);
  }

  /** The connection cannot try again by itself while its code is missing (LIVE-23). */
  function waitForNetwork() {
    if (isStopped) return;
    console.error('Error connecting to SignalR hub');
    addEventListener('online', connect, { once: true, signal: retry.signal });
  }

  function open({ openLiveConnection }: typeof import('./connection.ts')) {
    if (isStopped) return;
    close = openLiveConnection({
      accessToken: currentToken,
      onMessage: () => {
        if (!isStopped) inboxes.messages.push();
      },
      onRecalled: () => {
        if (!isStopped) inboxes.messages.refresh();
      },
      // Fetched also after the first connection: a message may have arrived between the first count
      // and the connection.
      onConnected: () => {
        store.set(liveStateAtom, 'connected');
        void inboxes.messages.synchronise();
      },
      // Whether the session still holds is known by the answer to the count alone.
      onFailed: () => void inboxes.messages.synchronise(),
      onLost: () => {
        if (!isStopped) store.set(liveStateAtom, 'connecting');
      },
    });
  }

  return stop;
}
