import { Skeleton } from '../../Skeleton/index.ts';
import { VisuallyHidden } from '../../VisuallyHidden/index.ts';
import * as styles from './MatchCard.css.ts';

export interface MatchCardsSkeletonProps {
  /** As many as will come, as far as one knows. */
  count: number;
  /** Says once that the matches are loading; left out, it is decoration. */
  label?: string;
}

/** Keeps the room of `MatchCards` while the matches are on their way, line for line. */
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
      <Words of={styles.overline} />
      <Words of={styles.title} />
      <div className={styles.teams}>
        <TeamSkeleton />
        <TeamSkeleton />
      </div>
      <Words of={styles.foot} />
    </div>
  );
}

function TeamSkeleton() {
  return (
    <div className={styles.team}>
      <Skeleton shape="circle" size="row" />
      <div>
        <Words of={styles.teamName} />
        <Words of={styles.school} />
      </div>
    </div>
  );
}

/** A line of the card, as high as its text. */
function Words({ of }: { of: string }) {
  return (
    <div className={of}>
      <span className={styles.word}>
        <Skeleton />
      </span>
    </div>
  );
}
