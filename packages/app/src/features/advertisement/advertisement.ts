import type { Advertisement, FollowKind } from '@touchline/contract/advertisement';
import { call } from '#platform/client/client.ts';
import { sessionScopedAtom } from '#platform/sessionScope.ts';
import { store } from '#platform/store.ts';

/** The advertisement that is shown; null for the default one (AD-3). */
export const advertisementAtom = sessionScopedAtom<Advertisement | null>(null);

/**
 * Asks for the advertisement to show. The one that is shown stays while it is current, and when the
 * call fails.
 */
export async function refreshAdvertisement(): Promise<void> {
  const shown = store.get(advertisementAtom)?.id;
  const current = call('advertisement', { query: { ...(shown && { shown }) }, isTracked: false });
  await current.then((next) => store.set(advertisementAtom, next)).catch(() => {});
}

/**
 * Counts a visit or a call (AD-18). It is sent without the token, because nothing is kept of the
 * person, once, and nobody is told when it fails.
 */
export function countFollow(id: string, kind: FollowKind): void {
  call('followAdvertisement', {
    path: { id },
    body: { kind },
    token: null,
    isTracked: false,
  }).catch(() => {});
}
