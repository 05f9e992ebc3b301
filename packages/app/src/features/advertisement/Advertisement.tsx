import type { Advertisement as Advert } from '@touchline/contract/advertisement';
import { AdvertBanner } from '@touchline/ui/shell/AdvertBanner';
import { useEffect, useState } from 'react';
import { fetchAdvertisement } from './advertisement.ts';
import { useAdvertisementTexts } from './useAdvertisementTexts.ts';

/**
 * The advertisement above the content. It shows the default one when none is scheduled or the call
 * fails.
 */
export function Advertisement() {
  const texts = useAdvertisementTexts();
  const [advertisement, setAdvertisement] = useState<Advert | null>(null);
  useEffect(() => {
    let isUnmounted = false;
    void fetchAdvertisement()
      .then((running) => {
        if (!isUnmounted) setAdvertisement(running);
      })
      // The error is ignored because the default advertisement is already shown.
      .catch(() => {});
    return () => {
      isUnmounted = true;
    };
  }, []);
  return <AdvertBanner advertisement={advertisement} {...texts} />;
}
