import type { Advertisement } from '@touchline/contract/advertisement';
import { call } from '#platform/client/client.ts';

/** @returns null when no advertisement is scheduled; the default one is shown then (AD-3) */
export function fetchAdvertisement(): Promise<Advertisement | null> {
  return call('advertisement', { isTracked: false });
}
