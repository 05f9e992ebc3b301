import { inboxes } from '#features/inbox';
import { onSessionEnd } from '#platform/personal.ts';
import { currentToken } from '#session/session.atoms.ts';

/**
 * Starts what is live for the signed-in person: the unread count and the hub. The count is fetched
 * at the start and after every reconnection; each push raises it by one (product.md §4).
 *
 * @returns stops everything; the end of the session does so by itself
 */
export function startLive(): () => void {
  let isStopped = false;
  let close = () => {};
  const forget = onSessionEnd(stop);

  function stop() {
    isStopped = true;
    close();
    forget();
  }

  void inboxes.messages.recount();
  void import('./connection.ts').then(({ openLiveConnection }) => {
    if (isStopped) return;
    close = openLiveConnection({
      accessToken: currentToken,
      onMessage: () => {
        if (!isStopped) inboxes.messages.push();
      },
      // Also after the first: a message may have come between the count and the connection.
      onConnected: () => void inboxes.messages.recount(),
    });
  });

  return stop;
}
