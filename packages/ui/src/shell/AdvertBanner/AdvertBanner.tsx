import { ArrowTopRightOnSquareIcon, PhoneIcon } from '@heroicons/react/24/outline';
import { useState, type MouseEvent } from 'react';
import { Icon } from '../../Icon/index.ts';
import { advertLinks } from './advertLinks.ts';
import * as styles from './AdvertBanner.css.ts';

export interface AdvertSummary {
  /** Given to `onFollow`; without it nothing is told. */
  id?: string | null | undefined;
  /** The first line. Omitted: the description stands alone. */
  title?: string | null | undefined;
  /** The text of the advertisement. */
  description: string;
  /** An address with https or a path of this site; any other is not shown. */
  imageUrl?: string | null | undefined;
  /** Omitted: the picture is decorative. */
  altText?: string | null | undefined;
  /** The website to visit, with https. Omitted: no link. */
  webLink?: string | null | undefined;
  /** The telephone number to call. Omitted: no link. */
  contactNumber?: string | null | undefined;
}

/** A press on an advertisement: on the link to its website, or on the one to its number. */
export type FollowedLink = 'visit' | 'call';

export interface AdvertBannerProps {
  /** `undefined` while loading, which reserves the space; `null` when there is none. */
  advertisement: AdvertSummary | null | undefined;
  /** The default advertisement, shown when there is no other. */
  house: AdvertSummary;
  /** The words around the advertisement. */
  labels: {
    /** The label that marks the slot as advertising. */
    advertisement: string;
    /** The name of the landmark, where there are several; omitted: that of the slot. */
    place?: string;
    /** The label of the link that calls. The number is appended. */
    call: string;
    /** The label of the link, which opens in a new tab. The host is appended. */
    visit: string;
  };
  /** Called once for each press by which a link of the advertisement with this id is followed. */
  onFollow?: (id: string, link: FollowedLink) => void;
}

/** A picture at least this many times as wide as tall is the whole advertisement. */
const wide = 4;

/**
 * The width and height until they are known, in px; CSS reduces them. A square, as the picture of the
 * default advertisement, which is the first one, so that nothing moves.
 */
const pictureSize = 96;

/**
 * One labelled advertisement with links to call and to visit. Its height never depends on its
 * content, and the next advertisement replaces the current one when its picture is loaded.
 */
export function AdvertBanner({ advertisement, house, labels, onFollow }: AdvertBannerProps) {
  const wanted = advertisement === null ? house : advertisement;
  const [shown, setShown] = useState(wanted);
  const picture = wanted && advertLinks(wanted).image;
  const isPreloading = Boolean(shown && picture && picture !== advertLinks(shown).image);
  if (!isPreloading && shown !== wanted) setShown(wanted);
  return (
    <aside className={styles.slot} aria-label={labels.place ?? labels.advertisement}>
      {shown && (
        <Advert key={shown.imageUrl} advertisement={shown} labels={labels} onFollow={onFollow} />
      )}
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
  onFollow?: AdvertBannerProps['onFollow'];
  /** Rendered but hidden until its picture is loaded. */
  isPreloading?: boolean;
  /** Called when its picture is loaded or has failed. */
  onPictureKnown?: () => void;
}

function Advert({
  advertisement,
  labels,
  onFollow,
  isPreloading = false,
  onPictureKnown,
}: AdvertProps) {
  const [picture, setPicture] = useState<'boxed' | 'wide' | 'failed'>('boxed');
  const { id, title, description, altText } = advertisement;
  const { call, visit, image } = advertLinks(advertisement);

  function know(shape: typeof picture) {
    setPicture(shape);
    onPictureKnown?.();
  }

  const follow = (link: FollowedLink) => {
    // The middle button follows a link without a click, and the right one does not follow it.
    const onClick = ({ button }: MouseEvent) => id && button < 2 && onFollow?.(id, link);
    return { onClick, onAuxClick: onClick };
  };

  return (
    <div className={styles.advert} data-shape={picture} data-preloading={isPreloading || undefined}>
      {image && picture !== 'failed' && (
        <img
          className={styles.picture}
          src={image}
          alt={altText ?? ''}
          width={pictureSize}
          height={pictureSize}
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
              href={call.href}
              {...follow('call')}
              aria-label={`${labels.call} ${call.number}`}
            >
              <Icon icon={PhoneIcon} />
              <span className={styles.actionText}>{call.number}</span>
            </a>
          )}
          {visit && (
            <a
              className={styles.action}
              href={visit.href}
              {...follow('visit')}
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
