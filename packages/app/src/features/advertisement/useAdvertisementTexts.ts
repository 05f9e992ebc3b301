import type { AdvertBannerProps } from '@touchline/ui/shell/AdvertBanner';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { defaultLogo } from './defaultLogo.ts';

/**
 * The labels of the banner and the default advertisement (AD-2), the same objects between renders.
 */
export function useAdvertisementTexts(): Pick<AdvertBannerProps, 'labels' | 'house'> {
  const { t } = useTranslation();
  return useMemo(
    () => ({
      labels: {
        advertisement: t('advertisement.label'),
        call: t('advertisement.call'),
        visit: t('advertisement.visit'),
      },
      house: { description: t('advertisement.house'), imageUrl: defaultLogo() },
    }),
    [t],
  );
}
