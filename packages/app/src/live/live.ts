import { fetchUnreadCount, messagesInbox } from '../api/inbox.ts';
import { changeCached } from '../api/cache.ts';
import { currentToken } from '../session/session.atoms.ts';
import { store } from '../store.ts';
import { unreadCountAtom } from './live.atoms.ts';

/** A count that a push overtook is asked for again, but not for ever. */
const recounts = 3;

/**
 * Starts what is live for the signed-in person: the unread count and the hub. The count is fetched
 * at the start and after every reconnection; each push raises it by one (product.md §4).
 *
 * @returns stops everything and forgets the count
 */
export function startLive(): () => void {
  let isStopped = false;
  let pushes = 0;
  let close = () => {};

  async function recount() {
    for (let attempt = 0; attempt < recounts && !isStopped; attempt += 1) {
      const before = pushes;
      try {
        const count = await fetchUnreadCount();
        if (isStopped) return;
        store.set(unreadCountAtom, count);
      } catch {
        return;
      }
      if (pushes === before) return;
    }
  }

  function onMessage() {
    if (isStopped) return;
    pushes += 1;
    store.set(unreadCountAtom, (count) => count + 1);
    void changeCached(messagesInbox.key);
  }

  void recount();
  void import('./connection.ts').then(({ openLiveConnection }) => {
    if (isStopped) return;
    close = openLiveConnection({
      accessToken: currentToken,
      onMessage,
      // Also after the first: a message may have come between the count and the connection.
      onConnected: () => void recount(),
    });
  });

  return () => {
    isStopped = true;
    close();
    store.set(unreadCountAtom, 0);
  };
}
