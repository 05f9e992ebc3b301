import type { Advertisement as Advert } from '@touchline/contract/advertisement';
import { AdvertBanner } from '@touchline/ui/shell/AdvertBanner';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { defaultLogo } from '#platform/paths.ts';

/** The advertisement above the content; the default one where none runs or none could be asked for. */
export function Advertisement() {
  const { t } = useTranslation();
  const [advertisement, setAdvertisement] = useState<Advert | null>(null);
  useEffect(() => {
    let isGone = false;
    void import('./advertisement.ts')
      .then(({ fetchAdvertisement }) => fetchAdvertisement())
      .then((running) => {
        if (!isGone) setAdvertisement(running);
      })
      // The default one stays: nothing is missing for the person.
      .catch(() => {});
    return () => {
      isGone = true;
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
    () => ({ description: t('advertisement.house'), imageUrl: defaultLogo }),
    [t],
  );
  return <AdvertBanner advertisement={advertisement} house={house} labels={labels} />;
}
