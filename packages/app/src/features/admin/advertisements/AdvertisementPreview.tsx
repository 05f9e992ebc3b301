import { useTranslation } from 'react-i18next';
import { AdvertisementPlaces } from './AdvertisementPlaces.tsx';
import type { AdvertisementValues } from './advertisementValues.ts';

/** The place of advertisements with what is typed in it. */
export function AdvertisementPreview({ values }: { values: AdvertisementValues }) {
  const { t } = useTranslation();
  const { title, description, imageUrl, altText, webLink, contactNumber } = values;
  return (
    <AdvertisementPlaces
      advertisement={{
        title: title.trim() || t('adminRecord.advertisements.noTitle'),
        description: description.trim() || t('adminRecord.advertisements.noDescription'),
        imageUrl,
        altText,
        webLink,
        contactNumber,
      }}
    />
  );
}
