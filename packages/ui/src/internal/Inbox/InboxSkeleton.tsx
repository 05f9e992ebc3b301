import { Skeleton } from '../../Skeleton/index.ts';
import { VisuallyHidden } from '../../VisuallyHidden/index.ts';
import { skeletonClip } from './Inbox.css.ts';
import * as styles from './InboxRow.css.ts';

export interface InboxSkeletonProps {
  count: number;
  /** A panel cuts messages after two lines; a page shows them in full. */
  place: 'panel' | 'page';
  /** The loading message for screen readers. */
  label: string;
}

/** Reserves the space of messages that are loading. */
export function InboxSkeleton({ count, place, label }: InboxSkeletonProps) {
  return (
    <>
      <VisuallyHidden>
        <span role="status">{label}</span>
      </VisuallyHidden>
      <div className={skeletonClip} aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          <div key={index} className={styles.row} data-skeleton="">
            <div className={styles.picturePlaceholder}>
              <Skeleton shape="circle" size="row" />
            </div>
            <div className={styles.text}>
              <Skeleton />
              <Skeleton />
              <div className={place === 'page' ? styles.phoneLines : undefined}>
                <Skeleton lines={place === 'page' ? 2 : 1} />
              </div>
              <div className={styles.time}>
                <Skeleton />
              </div>
            </div>
          </div>
        ))}
      </div>
    </>
  );
}
