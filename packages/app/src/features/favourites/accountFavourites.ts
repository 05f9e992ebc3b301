import { prefetch } from '#platform/cache/cache.ts';
import { call } from '#platform/client/client.ts';
import { onSessionEnd, sessionScopedAtom } from '#platform/sessionScope.ts';
import { store } from '#platform/store.ts';
import { currentToken } from '#session/session.atoms.ts';
import { withFavourite, withoutFavourite, type FavouriteTarget } from './favouriteList.ts';

/** The cache key of the favourites of the account. */
export const favouritesKey = 'favourites';

interface Change {
  target: FavouriteTarget;
  isWanted: boolean;
}

/** The favourites of the account with the changes that are being sent; null until they are loaded. */
export const accountFavouritesAtom = sessionScopedAtom<readonly FavouriteTarget[] | null>(null);

/** Whether a mounted component shows them, so that they are loaded. */
let isWatched = false;

accountFavouritesAtom.onMount = () => {
  isWatched = true;
  void prefetchAccountFavourites();
  return () => {
    isWatched = false;
  };
};

let current = startAccount();

onSessionEnd(({ reason, accessToken }) => {
  current.end(accessToken, { isRefused: reason === 'expired' });
  current = startAccount();
  // For somebody who signs in over another person; for a visitor the atom is unmounted by then.
  queueMicrotask(() => {
    if (isWatched) void prefetchAccountFavourites();
  });
});

function prefetchAccountFavourites(): Promise<void> {
  return prefetch(favouritesKey, loadAccountFavourites);
}

/** Updates `accountFavouritesAtom` from the server. Pass it to `useResource` as the fetcher. */
export function loadAccountFavourites(): Promise<true> {
  return current.load();
}

/** Shows the list that the server has just answered. */
export function receiveAccountFavourites(items: readonly FavouriteTarget[]): void {
  current.receive(items);
}

/**
 * Shows the change at once and sends it after those before it.
 *
 * @throws ApiError after the change was taken back (FAV-6)
 */
export function changeAccountFavourite(change: Change): Promise<void> {
  return current.change(change);
}

/** The favourites of one session. */
function startAccount() {
  let confirmed: readonly FavouriteTarget[] | null = null;
  let pending: readonly Change[] = [];
  let received = 0;
  let sending: Promise<unknown> = Promise.resolve();
  let tokenAtEnd: string | undefined;

  function show() {
    if (tokenAtEnd === undefined) store.set(accountFavouritesAtom, view(confirmed, pending));
  }

  function receive(items: readonly FavouriteTarget[]) {
    received += 1;
    confirmed = items;
    show();
  }

  async function send(change: Change) {
    // Taken out of the queue by the end of the session.
    if (!pending.includes(change)) return;
    try {
      const { items } = await request(change, tokenAtEnd ?? currentToken());
      pending = pending.filter((other) => other !== change);
      receive(items);
    } catch (error) {
      pending = pending.filter((other) => other !== change);
      show();
      // After the end of the session there is nobody to show the error to.
      if (tokenAtEnd === undefined) throw error;
    }
  }

  return {
    receive,
    async load(): Promise<true> {
      const before = received;
      const { items } = await call('favourites', { isTracked: false });
      // Answers to changes that came meanwhile are newer.
      if (before === received) receive(items);
      return true;
    },
    change(change: Change): Promise<void> {
      pending = [...pending, change];
      show();
      const sent = sending.then(() => send(change));
      sending = sent.catch(() => {});
      return sent;
    },
    end(accessToken: string, { isRefused }: { isRefused: boolean }) {
      tokenAtEnd = accessToken;
      if (isRefused) pending = [];
    },
  };
}

function view(confirmed: readonly FavouriteTarget[] | null, pending: readonly Change[]) {
  return pending.reduce(
    (list, { target, isWanted }) =>
      isWanted ? withFavourite(list ?? [], target) : withoutFavourite(list ?? [], target),
    confirmed,
  );
}

/** With a token of its own, so that it settles also after the end of the session (AUTH-15). */
function request({ target: { kind, id }, isWanted }: Change, token: string | null) {
  const path = { kind, id };
  return isWanted
    ? call('addFavourite', { path, body: {}, token })
    : call('removeFavourite', { path, token });
}
