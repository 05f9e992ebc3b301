import type { TFunction } from 'i18next';
import type { Findings } from '../record/recordKind.ts';
import type { AdvertisementValues } from './advertisementValues.ts';

/** A picture has words for those who do not see it. */
export function checkAdvertisement(t: TFunction, values: AdvertisementValues): Findings {
  const found = new Map<string, string>();
  if (values.imageUrl !== '' && values.altText.trim() === '')
    found.set('altText', t('adminRecord.advertisements.wrong.noAltText'));
  return found;
}
