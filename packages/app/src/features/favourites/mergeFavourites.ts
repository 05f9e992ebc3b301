import type { MergedFavourites } from '@touchline/contract/favourite';
import i18next from 'i18next';
import { call } from '#platform/client/client.ts';
import { locationAtom, navigateTo } from '#platform/location/location.ts';
import { isPath, paths } from '#platform/paths.ts';
import { sessionScopedAtom } from '#platform/sessionScope.ts';
import { store } from '#platform/store.ts';
import { showToast } from '#platform/toasts.ts';
import { currentSession, currentToken } from '#session/session.atoms.ts';
import {
  changeAccountFavourite,
  receiveAccountFavourites,
  reloadAccountFavourites,
} from './accountFavourites.ts';
import { deviceFavouritesAtom, readDeviceFavourites } from './deviceFavourites.atoms.ts';
import { hasFavourite } from './favouriteList.ts';

/** Whether the favourites of this browser are being handed over. */
export const isMergingAtom = sessionScopedAtom(false);

/** One tab at a time hands them over; the others find nothing left. */
const lockName = 'touchline.favourites';

/**
 * Hands the favourites of this browser over to the account and says what came of it (FAV-4). They
 * stay in the browser until the server has taken them (FAV-9).
 */
export async function mergeDeviceFavourites(): Promise<void> {
  if (readDeviceFavourites().length === 0) return;
  // Without the lock, on an insecure origin, the server takes the same favourites twice.
  const { locks } = navigator as { locks?: LockManager };
  await (locks ? locks.request(lockName, merge) : merge());
}

async function merge(): Promise<void> {
  const kept = readDeviceFavourites();
  const userId = currentSession()?.user.id;
  if (userId === undefined) return;
  if (kept.length === 0) {
    // Another tab has handed them over while this one waited, and the list of the account may have been
    // asked for before. Without waiting for it, because a call of the session never settles after its
    // end, and the lock would never be released.
    reloadAccountFavourites();
    return;
  }
  const items = kept.map(({ kind, id, addedAt }) => ({ kind, id, ...(addedAt && { addedAt }) }));
  store.set(isMergingAtom, true);
  try {
    // With an explicit token, because a call of the session never settles after its end, and the lock
    // would never be released.
    const merged = await call('mergeFavourites', { body: { items }, token: currentToken() });
    // What was starred meanwhile, after the end of the session, has been handed over to nobody.
    const now = readDeviceFavourites();
    const left = now.filter((each) => !hasFavourite(kept, each));
    const isSame = currentSession()?.user.id === userId;
    const taken = isSame ? kept.filter((each) => !hasFavourite(now, each)) : [];
    store.set(deviceFavouritesAtom, left);
    if (!isSame) return;
    receiveAccountFavourites(merged.items);
    // A star that was taken away meanwhile may have been removed before it was handed over.
    for (const { kind, id } of taken)
      changeAccountFavourite({ target: { kind, id }, isWanted: false });
    report(merged);
  } catch (error) {
    // The page of the favourites says that they are still in the browser alone.
    console.warn('The favourites of this browser were not handed over', error);
  } finally {
    store.set(isMergingAtom, false);
  }
}

const counts = ['added', 'alreadyThere', 'unknown', 'dropped'] as const;

function report(merged: MergedFavourites): void {
  const parts = counts
    .filter((name) => merged[name] > 0)
    .map((name) => i18next.t(`favourites.mergedParts.${name}`, { count: merged[name] }));
  if (parts.length === 0) return;
  const text = i18next.t('favourites.merged', { parts: parts.join(', ') });
  const isShown = isPath(store.get(locationAtom).pathname, paths.favourites);
  const action = {
    label: i18next.t('favourites.show'),
    onPress: () => navigateTo(paths.favourites),
  };
  showToast({ text }, { tone: 'success', ...(!isShown && { action }) });
}
