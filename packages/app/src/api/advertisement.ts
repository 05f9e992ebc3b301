import { advertisement } from '@touchline/contract/advertisement';
import type { Advertisement } from '@touchline/contract/advertisement';
import * as v from 'valibot';
import { call } from './client.ts';

/** The advertisement that is shown when none runs (product.md §3). */
export const defaultAdvertisement: Advertisement = {
  id: null,
  schoolId: null,
  advertisementType: 'Standard',
  title: null,
  description: 'Default advertisement',
  imageUrl: null,
  altText: null,
  webLink: null,
  contactNumber: null,
};

export function fetchAdvertisement(): Promise<Advertisement | null> {
  return call('advertisement', v.nullable(advertisement), { isTracked: false });
}
