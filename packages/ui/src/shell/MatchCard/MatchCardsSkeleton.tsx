import { Skeleton } from '../../Skeleton/index.ts';
import { VisuallyHidden } from '../../VisuallyHidden/index.ts';
import * as styles from './MatchCard.css.ts';

export interface MatchCardsSkeletonProps {
  /** The expected number of matches. */
  count: number;
  /** The loading message for screen readers; omitted: decorative. */
  label?: string;
}

/** Reserves the space of `MatchCards`, whose titles are mostly not shown, while the matches are loading. */
export function MatchCardsSkeleton({ count, label }: MatchCardsSkeletonProps) {
  return (
    <>
      {label && (
        <VisuallyHidden>
          <span role="status">{label}</span>
        </VisuallyHidden>
      )}
      <div className={styles.cards} aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          <div key={index}>
            <CardSkeleton />
          </div>
        ))}
      </div>
    </>
  );
}

function CardSkeleton() {
  return (
    <div className={styles.card} data-skeleton="">
      <div className={styles.overline} data-alone="">
        <Word />
      </div>
      <div className={styles.teams}>
        <TeamSkeleton />
        <TeamSkeleton />
      </div>
      <TextLine of={styles.foot} />
    </div>
  );
}

function TeamSkeleton() {
  return (
    <div className={styles.team}>
      <Skeleton shape="circle" size="row" />
      <div>
        <TextLine of={styles.teamName} />
        <TextLine of={styles.school} />
      </div>
    </div>
  );
}

/** The skeleton of one line, as tall as its text. */
function TextLine({ of }: { of: string }) {
  return (
    <div className={of}>
      <Word />
    </div>
  );
}

function Word() {
  return (
    <span className={styles.word}>
      <Skeleton />
    </span>
  );
}
