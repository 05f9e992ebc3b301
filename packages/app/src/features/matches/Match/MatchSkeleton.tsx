import { Card } from '@touchline/ui/Card';
import { Skeleton } from '@touchline/ui/Skeleton';
import { useTranslation } from 'react-i18next';
import { PageBody } from '#platform/page/PageBody.tsx';
import { heading } from '#platform/page/PageTitle.css.ts';
import * as boardStyles from './board/ScoreBoard.css.ts';
import { freshness } from './live/Freshness.css.ts';
import * as styles from './Match.css.ts';

/** The skeleton of a match. */
export function MatchSkeleton() {
  return (
    <PageBody>
      <MatchCentreSkeleton hasActions />
    </PageBody>
  );
}

/** The same lines as the match itself, so that nothing moves. */
export function MatchCentreSkeleton({ hasActions }: { hasActions: boolean }) {
  const { t } = useTranslation();
  return (
    <>
      <div>
        <div className={styles.context}>
          <Skeleton label={t('matchPage.loading')} />
        </div>
        <div className={heading}>
          <Skeleton />
          <div className={styles.secondLine}>
            <Skeleton />
          </div>
        </div>
      </div>
      <Card>
        <div className={styles.board} data-skeleton="">
          <Words />
          <div className={boardStyles.sides}>
            <SideSkeleton side="home" />
            <SideSkeleton side="away" />
            {/* The column between the sides, as wide as it will be. */}
            <span className={boardStyles.dash} data-score="" aria-hidden="true">
              {'–'}
            </span>
          </div>
          <div className={freshness}>
            <Words />
          </div>
          {hasActions && (
            <div className={styles.actions}>
              <div className={styles.actionsRoom} />
            </div>
          )}
        </div>
      </Card>
      <div className={styles.columns}>
        <div className={styles.main}>
          <Card title={t('matchPage.events')}>
            <Skeleton lines={6} />
          </Card>
          <Card title={t('matchPage.lineUps')}>
            <Skeleton lines={6} />
          </Card>
        </div>
        <Card title={t('matchPage.details')}>
          <Skeleton lines={8} />
        </Card>
      </div>
    </>
  );
}

function SideSkeleton({ side }: { side: 'home' | 'away' }) {
  return (
    <div className={boardStyles.side[side]} data-side={side}>
      <span className={styles.crestRoom}>
        <Skeleton shape="circle" />
      </span>
      <div className={boardStyles.names}>
        <div className={boardStyles.team}>
          <Words />
        </div>
        <div className={boardStyles.school}>
          <Words />
        </div>
      </div>
      <div className={boardStyles.score}>
        <div className={boardStyles.points}>
          <span className={styles.number}>
            <Skeleton />
          </span>
        </div>
      </div>
    </div>
  );
}

function Words() {
  return (
    <span className={styles.text}>
      <Skeleton />
    </span>
  );
}
