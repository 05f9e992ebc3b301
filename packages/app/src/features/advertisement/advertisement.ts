import { advertisement } from '@touchline/contract/advertisement';
import type { Advertisement } from '@touchline/contract/advertisement';
import * as v from 'valibot';
import { call } from '#platform/client/client.ts';

/** @returns null where none runs; then the default one is shown (product.md §3) */
export function fetchAdvertisement(): Promise<Advertisement | null> {
  return call('advertisement', v.nullable(advertisement), { isTracked: false });
}
