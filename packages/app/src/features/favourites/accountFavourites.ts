import { atom } from 'jotai';
import { prefetch } from '#platform/cache/cache.ts';
import { ApiError } from '#platform/client/ApiError.ts';
import { call } from '#platform/client/client.ts';
import { showFailure } from '#platform/failureToast.ts';
import { keptSource } from '#platform/kept/answers.ts';
import { onSessionEnd, sessionScopedAtom } from '#platform/sessionScope.ts';
import { onStoredElsewhere, storageKeys } from '#platform/storage/storage.ts';
import { store } from '#platform/store.ts';
import { showToast } from '#platform/toasts.ts';
import { createChangeQueue } from '#session/outbox/changeQueue.ts';
import { sentElsewhere } from '#session/outbox/outbox.ts';
import { currentSession } from '#session/session.atoms.ts';
import { readDeviceFavourites } from './deviceFavourites.atoms.ts';
import { favouritesAccountAtom, type FavouriteChange } from './favouritesAccount.atoms.ts';
import {
  hasFavourite,
  parseFavourite,
  parseFavourites,
  withFavourite,
  withoutFavourite,
  type FavouriteTarget,
} from './favouriteList.ts';

/** The cache key of the favourites of the account. */
export const favouritesKey = 'favourites';

/** The favourites as the server has them; null until they are loaded. */
const confirmedAtom = sessionScopedAtom<readonly FavouriteTarget[] | null>(null);

/** Whether a mounted component shows them, so that they are loaded. */
let isWatched = false;

confirmedAtom.onMount = () => {
  isWatched = true;
  void prefetchAccountFavourites();
  const stop = onStoredElsewhere(storageKeys.favourites, (before) => {
    // Another tab that hands favourites of this browser over takes them out of the storage once the
    // account has them. They stay shown while the list, which is of before, is loaded again.
    const kept = readDeviceFavourites();
    const gone = parseFavourites(before).filter((each) => !hasFavourite(kept, each));
    store.set(
      confirmedAtom,
      (list) => list && [...gone.filter((each) => !hasFavourite(list, each)), ...list],
    );
    reloadAccountFavourites();
  });
  return () => {
    isWatched = false;
    stop();
  };
};

onSessionEnd(() => {
  // Loads them for a person who replaces another one; after a sign-out the atom is unmounted by
  // then.
  queueMicrotask(() => {
    if (isWatched) void prefetchAccountFavourites();
  });
});

/** The changes that the server does not have yet; they survive a reload (OFFLINE-9). */
const queue = createChangeQueue({
  name: 'favourites',
  parse: parseChange,
  send: sendChange,
  onAccepted(_, answer) {
    if (answer === sentElsewhere) reloadAccountFavourites();
    else receiveAccountFavourites(answer.items);
  },
  onRefused(_, error) {
    const isGone = error instanceof ApiError && error.status === 404;
    if (isGone) showToast('favourites.gone', { tone: 'danger' });
    else showFailure('favourites.notSaved', error);
  },
});

/**
 * The favourites of the account with the changes that the server does not have yet; null until they
 * are loaded.
 */
export const accountFavouritesAtom = atom((get) => {
  const waiting = get(queue.waitingAtom);
  return waiting.reduce<readonly FavouriteTarget[] | null>(
    (list, { target, isWanted }) =>
      isWanted ? withFavourite(list ?? [], target) : withoutFavourite(list ?? [], target),
    get(confirmedAtom),
  );
});

const areKnownAtom = atom((get) => get(confirmedAtom) !== null);

function prefetchAccountFavourites(): Promise<void> {
  return prefetch(favouritesKey, loadAccountFavourites);
}

/** How many lists were asked for, or came as the answer to a change. */
let asked = 0;
/** The number of the list that is shown. */
let shown = 0;

/** Updates `accountFavouritesAtom` from the server. Pass it to `useResource` as the fetcher. */
export async function loadAccountFavourites(): Promise<true> {
  if (keptSource() !== undefined) {
    const { items } = await call('favourites', { isTracked: false });
    // What was kept gives way to the answer that is on its way.
    store.set(confirmedAtom, (confirmed) => confirmed ?? items);
    return true;
  }
  asked += 1;
  const number = asked;
  const { items } = await call('favourites', { isTracked: false });
  // Not if a newer list has arrived meanwhile: one that was asked for later, or the answer to a change.
  if (number > shown) show(items, number);
  return true;
}

/**
 * Loads the list that another tab has changed. A failure is ignored: it is loaded again when it is next
 * shown.
 */
export function reloadAccountFavourites(): void {
  loadAccountFavourites().catch(() => {});
}

/** Shows the list that the server has just answered to a change. */
export function receiveAccountFavourites(items: readonly FavouriteTarget[]): void {
  asked += 1;
  show(items, asked);
}

function show(items: readonly FavouriteTarget[], number: number): void {
  shown = number;
  store.set(confirmedAtom, items);
}

/**
 * Shows the change at once and sends it after those before it, when the server can be reached. That of
 * somebody who has left is only sent, once and with their token (AUTH-15): the queue and its notices
 * are those of whoever is signed in.
 *
 * @param pressedIn the session in which it was made; this code may have come after its end
 */
export function changeAccountFavourite(
  change: FavouriteChange,
  pressedIn = currentSession(),
): void {
  if (pressedIn?.user.id === currentSession()?.user.id) queue.add(change);
  else sendChange(change, pressedIn?.accessToken ?? null).catch(() => {});
}

/** Validates a stored change (SEC-7). */
function parseChange(stored: unknown): FavouriteChange | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { target, isWanted } = stored as { target?: unknown; isWanted?: unknown };
  const favourite = parseFavourite(target);
  if (!favourite || typeof isWanted !== 'boolean') return null;
  return { target: { kind: favourite.kind, id: favourite.id }, isWanted };
}

function sendChange({ target: { kind, id }, isWanted }: FavouriteChange, token: string | null) {
  const path = { kind, id };
  return isWanted
    ? call('addFavourite', { path, body: {}, token })
    : call('removeFavourite', { path, token });
}

store.set(favouritesAccountAtom, {
  listAtom: accountFavouritesAtom,
  areKnownAtom,
  change: changeAccountFavourite,
});
