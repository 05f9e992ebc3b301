import { Card } from '@touchline/ui/Card';
import { Skeleton } from '@touchline/ui/Skeleton';
import { useTranslation } from 'react-i18next';
import { PageBody } from '#platform/page/PageBody.tsx';
import { heading } from '#platform/page/PageTitle.css.ts';
import * as styles from './Match.css.ts';

/** The skeleton of a match, with the same lines as the match itself so that nothing moves. */
export function MatchSkeleton() {
  const { t } = useTranslation();
  return (
    <PageBody>
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
          <div className={styles.sides}>
            <SideSkeleton />
            <SideSkeleton />
          </div>
          <div className={styles.quiet}>
            <Words />
          </div>
          <div className={styles.actionsRoom} />
        </div>
      </Card>
      <div className={styles.columns}>
        <Card title={t('matchPage.events')}>
          <Skeleton lines={6} />
        </Card>
        <Card title={t('matchPage.details')}>
          <Skeleton lines={6} />
        </Card>
      </div>
    </PageBody>
  );
}

function SideSkeleton() {
  return (
    <div className={styles.side}>
      <Skeleton shape="circle" />
      <div>
        <div className={styles.team}>
          <Words />
        </div>
        <div className={styles.quiet}>
          <Words />
        </div>
      </div>
      <div className={styles.points}>
        <span className={styles.number}>
          <Skeleton />
        </span>
      </div>
    </div>
  );
}

function Words() {
  return (
    <span className={styles.words}>
      <Skeleton />
    </span>
  );
}
