import { ArrowTopRightOnSquareIcon, PhoneIcon } from '@heroicons/react/24/outline';
import { useState } from 'react';
import { Icon } from '../../Icon/index.ts';
import { advertLinks } from './advertLinks.ts';
import * as styles from './AdvertBanner.css.ts';

export interface AdvertSummary {
  title?: string | null | undefined;
  description: string;
  imageUrl?: string | null | undefined;
  /** Omitted: the picture is decorative. */
  altText?: string | null | undefined;
  webLink?: string | null | undefined;
  contactNumber?: string | null | undefined;
}

export interface AdvertBannerProps {
  /** `undefined` while loading, which reserves the space; `null` when there is none. */
  advertisement: AdvertSummary | null | undefined;
  /** The default advertisement, shown when there is no other. */
  house: AdvertSummary;
  labels: {
    /** The label that marks the slot as advertising. */
    advertisement: string;
    /** The name of the landmark, where there are several; omitted: that of the slot. */
    place?: string;
    call: string;
    /** The label of the link, which opens in a new tab. The host is appended. */
    visit: string;
  };
}

/** A picture at least this many times as wide as tall is the whole advertisement. */
const wide = 4;

/** The largest size in px; CSS reduces it on smaller screens. */
const pictureBox = { width: 144, height: 96 };

/**
 * One labelled advertisement with links to call and to visit. Its height never depends on its
 * content, and the next advertisement replaces the current one when its picture is loaded.
 */
export function AdvertBanner({ advertisement, house, labels }: AdvertBannerProps) {
  const wanted = advertisement === null ? house : advertisement;
  const [shown, setShown] = useState(wanted);
  const picture = wanted && advertLinks(wanted).image;
  const isPreloading = Boolean(shown && picture && picture !== advertLinks(shown).image);
  if (!isPreloading && shown !== wanted) setShown(wanted);
  return (
    <aside className={styles.slot} aria-label={labels.place ?? labels.advertisement}>
      {shown && <Advert key={shown.imageUrl} advertisement={shown} labels={labels} />}
      {isPreloading && wanted && (
        <Advert
          key={wanted.imageUrl}
          advertisement={wanted}
          labels={labels}
          isPreloading
          onPictureKnown={() => setShown(wanted)}
        />
      )}
    </aside>
  );
}

interface AdvertProps {
  advertisement: AdvertSummary;
  labels: AdvertBannerProps['labels'];
  /** Rendered but hidden until its picture is loaded. */
  isPreloading?: boolean;
  /** Called when its picture is loaded or has failed. */
  onPictureKnown?: () => void;
}

function Advert({ advertisement, labels, isPreloading = false, onPictureKnown }: AdvertProps) {
  const [picture, setPicture] = useState<'boxed' | 'wide' | 'failed'>('boxed');
  const { title, description, altText } = advertisement;
  const { call, visit, image } = advertLinks(advertisement);

  function know(shape: typeof picture) {
    setPicture(shape);
    onPictureKnown?.();
  }

  return (
    <div className={styles.advert} data-shape={picture} data-preloading={isPreloading || undefined}>
      {image && picture !== 'failed' && (
        <img
          className={styles.picture}
          src={image}
          alt={altText ?? ''}
          width={pictureBox.width}
          height={pictureBox.height}
          referrerPolicy="no-referrer"
          onError={() => know('failed')}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
            know(naturalWidth >= naturalHeight * wide ? 'wide' : 'boxed')
          }
        />
      )}
      <div className={styles.text}>
        <span className={styles.mark} aria-hidden="true">
          {labels.advertisement}
        </span>
        {title && <span className={styles.title}>{title}</span>}
        <span className={styles.description}>{description}</span>
      </div>
      {(call || visit) && (
        <div className={styles.actions}>
          {call && (
            <a
              className={styles.action}
              href={call}
              aria-label={`${labels.call} ${advertisement.contactNumber}`}
            >
              <Icon icon={PhoneIcon} />
              <span className={styles.actionText}>{labels.call}</span>
            </a>
          )}
          {visit && (
            <a
              className={styles.action}
              href={visit.href}
              target="_blank"
              rel="noopener noreferrer nofollow sponsored"
              aria-label={`${labels.visit}: ${visit.host}`}
            >
              <Icon icon={ArrowTopRightOnSquareIcon} />
              <span className={styles.actionText}>{visit.host}</span>
            </a>
          )}
        </div>
      )}
    </div>
  );
}
