import { inboxes } from '#features/inbox';
import { onSessionEnd } from '#platform/sessionScope.ts';
import { store } from '#platform/store.ts';
import { currentToken } from '#session/session.atoms.ts';
import { liveStateAtom } from './liveState.atoms.ts';

/**
 * Opens the hub connection of the signed-in person and fetches the unread count at the start and
 * after every reconnection. Each push raises the count by one (LIVE-3, LIVE-5).
 *
 * @returns closes the connection; the end of the session does the same
 */
export function startLiveUpdates(): () => void {
  let isStopped = false;
  let close = () => {};
  const unsubscribe = onSessionEnd(stop);

  function stop() {
    isStopped = true;
    close();
    unsubscribe();
    store.set(liveStateAtom, 'off');
  }

  store.set(liveStateAtom, 'connecting');
  void inboxes.messages.synchronise();
  void import('./connection.ts').then(({ openLiveConnection }) => {
    if (isStopped) return;
    close = openLiveConnection({
      accessToken: currentToken,
      onMessage: () => {
        if (!isStopped) inboxes.messages.push();
      },
      // Fetched also after the first connection: a message may have arrived between the first count
      // and the connection.
      onConnected: () => {
        store.set(liveStateAtom, 'connected');
        void inboxes.messages.synchronise();
      },
      onLost: () => {
        if (!isStopped) store.set(liveStateAtom, 'connecting');
      },
    });
  });

  return stop;
}
