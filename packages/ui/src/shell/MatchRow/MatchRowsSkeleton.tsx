import { Skeleton } from '../../Skeleton/index.ts';
import { VisuallyHidden } from '../../VisuallyHidden/index.ts';
import { MatchColumns } from './MatchColumns.tsx';
import * as styles from './MatchRow.css.ts';

export interface MatchRowsSkeletonProps {
  /** The expected number of matches of each competition. */
  counts: readonly number[];
  /** The loading message for screen readers; omitted: decorative. */
  label?: string;
}

/** Reserves the space of `MatchRows` in columns while the matches are loading. */
export function MatchRowsSkeleton({ counts, label }: MatchRowsSkeletonProps) {
  return (
    <>
      {label && (
        <VisuallyHidden>
          <span role="status">{label}</span>
        </VisuallyHidden>
      )}
      <div aria-hidden="true">
        <MatchColumns>
          {counts.map((count, index) => (
            <GroupSkeleton key={index} count={count} />
          ))}
        </MatchColumns>
      </div>
    </>
  );
}

function GroupSkeleton({ count }: { count: number }) {
  return (
    <div className={styles.group}>
      <div className={styles.head}>
        <span className={styles.sign}>
          <Skeleton shape="circle" size="small" />
        </span>
        <div className={styles.title}>
          <span className={styles.word}>
            <Skeleton />
          </span>
        </div>
      </div>
      <div className={styles.rows}>
        {Array.from({ length: count }, (_, index) => (
          <div key={index}>
            <RowSkeleton />
          </div>
        ))}
      </div>
    </div>
  );
}

function RowSkeleton() {
  return (
    <div className={styles.row} data-skeleton="">
      <div className={styles.time}>
        <span className={styles.word}>
          <Skeleton />
        </span>
      </div>
      <div className={styles.teams}>
        <TeamSkeleton />
        <TeamSkeleton />
      </div>
    </div>
  );
}

function TeamSkeleton() {
  return (
    <div className={styles.team}>
      <Skeleton shape="circle" size="small" />
      <div className={styles.wordBox}>
        <span className={styles.word}>
          <Skeleton />
        </span>
      </div>
    </div>
  );
}
