import { AdvertBanner } from '@touchline/ui/shell/AdvertBanner';
import { useTranslation } from 'react-i18next';
import { useAdvertisementTexts } from '#features/advertisement';
import { quiet } from '../record/Record.css.ts';
import type { AdvertisementValues } from './advertisementValues.ts';
import { PreviewFrame } from './PreviewFrame.tsx';
import { place, places, type devices } from './Preview.css.ts';

const shown = ['phone', 'tablet', 'desk'] as const satisfies (keyof typeof devices)[];

/** The place of advertisements with what is typed in it, as wide as on a phone, a tablet and a desk. */
export function AdvertisementPreview({ values }: { values: AdvertisementValues }) {
  const { t } = useTranslation();
  const { labels, house } = useAdvertisementTexts();
  const { title, description, imageUrl, altText, webLink, contactNumber } = values;
  const advertisement = {
    title: title.trim() || t('adminRecord.advertisements.noTitle'),
    description: description.trim() || t('adminRecord.advertisements.noDescription'),
    imageUrl,
    altText,
    webLink,
    contactNumber,
  };
  return (
    <div className={places}>
      {shown.map((device) => {
        const name = t(`adminRecord.advertisements.widths.${device}`);
        return (
          <div key={device} className={place}>
            <p className={quiet}>{name}</p>
            <PreviewFrame
              title={name}
              label={`${name}: ${advertisement.title}. ${advertisement.description}`}
              device={device}
            >
              <AdvertBanner
                advertisement={advertisement}
                house={house}
                labels={{ ...labels, place: `${labels.advertisement}: ${name}` }}
              />
            </PreviewFrame>
          </div>
        );
      })}
    </div>
  );
}
