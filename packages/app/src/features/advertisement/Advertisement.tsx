import { AdvertBanner } from '@touchline/ui/shell/AdvertBanner';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { advertisementAtom, countFollow, refreshAdvertisement } from './advertisement.ts';
import { useAdvertisementTexts } from './useAdvertisementTexts.ts';

/**
 * The advertisement above the content. It shows the default one when none is scheduled or the call
 * fails.
 */
export function Advertisement() {
  const texts = useAdvertisementTexts();
  const advertisement = useAtomValue(advertisementAtom);
  useEffect(() => void refreshAdvertisement(), []);
  return <AdvertBanner advertisement={advertisement} {...texts} onFollow={countFollow} />;
}
