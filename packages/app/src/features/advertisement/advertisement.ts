import type { Advertisement } from '@touchline/contract/advertisement';
import { call } from '#platform/client/client.ts';

/** @returns null where none runs; then the default one is shown (AD-3) */
export function fetchAdvertisement(): Promise<Advertisement | null> {
  return call('advertisement', { isTracked: false });
}
