import type { Advertisement as Advert } from '@touchline/contract/advertisement';
import { AdvertBanner } from '@touchline/ui/shell/AdvertBanner';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { defaultLogo } from './defaultLogo.ts';

/**
 * The advertisement above the content. It shows the default one when none is scheduled or the call
 * fails.
 */
export function Advertisement() {
  const { t } = useTranslation();
  const [advertisement, setAdvertisement] = useState<Advert | null>(null);
  useEffect(() => {
    let isUnmounted = false;
    void import('./advertisement.ts')
      .then(({ fetchAdvertisement }) => fetchAdvertisement())
      .then((running) => {
        if (!isUnmounted) setAdvertisement(running);
      })
      // The error is ignored because the default advertisement is already shown.
      .catch(() => {});
    return () => {
      isUnmounted = true;
    };
  }, []);
  const labels = useMemo(
    () => ({
      advertisement: t('advertisement.label'),
      call: t('advertisement.call'),
      visit: t('advertisement.visit'),
    }),
    [t],
  );
  const house = useMemo(
    () => ({ description: t('advertisement.house'), imageUrl: defaultLogo() }),
    [t],
  );
  return <AdvertBanner advertisement={advertisement} house={house} labels={labels} />;
}
