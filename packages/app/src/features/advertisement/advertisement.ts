import type { Advertisement } from '@touchline/contract/advertisement';
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
