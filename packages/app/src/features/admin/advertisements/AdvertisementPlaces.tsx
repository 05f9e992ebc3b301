import { AdvertBanner, type AdvertBannerProps } from '@touchline/ui/shell/AdvertBanner';
import { useTranslation } from 'react-i18next';
import { useAdvertisementTexts } from '#features/advertisement';
import { quiet } from '../record/Record.css.ts';
import { PreviewFrame } from './PreviewFrame.tsx';
import { place, places, type devices } from './Preview.css.ts';

export interface AdvertisementPlacesProps {
  /** Null: the default one. */
  advertisement: AdvertBannerProps['house'] | null;
}

const shown = ['phone', 'tablet', 'desk'] as const satisfies (keyof typeof devices)[];

/** An advertisement in its place, as wide as on a phone, a tablet and a desk. */
export function AdvertisementPlaces({ advertisement }: AdvertisementPlacesProps) {
  const { t } = useTranslation();
  const { labels, house } = useAdvertisementTexts();
  const { title, description } = advertisement ?? house;
  const words = [title, description].filter(Boolean).join('. ');
  return (
    <div className={places}>
      {shown.map((device) => {
        const name = t(`adminRecord.advertisements.widths.${device}`);
        return (
          <div key={device} className={place}>
            <p className={quiet}>{name}</p>
            <PreviewFrame title={name} label={`${name}: ${words}`} device={device}>
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
