import { Skeleton } from '../../Skeleton/index.ts';
import { VisuallyHidden } from '../../VisuallyHidden/index.ts';
import { waiting } from './Inbox.css.ts';
import * as styles from './InboxRow.css.ts';

export interface InboxSkeletonProps {
  count: number;
  /** A panel cuts long messages after two lines; on a page they take what they need. */
  place: 'panel' | 'page';
  /** Says once that the messages are loading. */
  label: string;
}

/** Keeps the room of messages on their way, line for line. */
export function InboxSkeleton({ count, place, label }: InboxSkeletonProps) {
  return (
    <>
      <VisuallyHidden>
        <span role="status">{label}</span>
      </VisuallyHidden>
      <div className={waiting} aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          <div key={index} className={styles.row} data-skeleton="">
            <div className={styles.noPicture}>
              <Skeleton shape="circle" size="row" />
            </div>
            <div className={styles.words}>
              <Skeleton />
              <Skeleton />
              <div className={place === 'page' ? styles.moreLines : undefined}>
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
