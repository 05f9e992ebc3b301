import { Card } from '@touchline/ui/Card';
import { MatchCardsSkeleton } from '@touchline/ui/shell/MatchCard';
import { Skeleton } from '@touchline/ui/Skeleton';
import { useTranslation } from 'react-i18next';
import * as styles from './CentreSkeleton.css.ts';
import { PageHeadSkeleton } from './PageHead.tsx';
import { column, columns, section, sectionTitle } from './School/School.css.ts';

export interface CentreSkeletonProps {
  /** The page is a preview (ADMIN-9), which has no buttons. */
  isPreview?: boolean;
}

/** Reserves the space of `SchoolCentre`: its head, the teams, the matches and the office. */
export function SchoolSkeleton({ isPreview = false }: CentreSkeletonProps) {
  const { t } = useTranslation();
  return (
    <>
      <PageHeadSkeleton label={t('school.loading')} hasActions={!isPreview} />
      <div className={columns} aria-hidden="true">
        <div className={column}>
          <div className={section}>
            <p className={sectionTitle}>{t('school.teams')}</p>
            <Skeleton lines={3} />
          </div>
          {(['next', 'last'] as const).map((period) => (
            <div key={period} className={section}>
              <p className={sectionTitle}>{t(`school.${period}`)}</p>
              <MatchCardsSkeleton count={3} />
            </div>
          ))}
        </div>
        <div className={column}>
          <Card>
            <Skeleton lines={8} />
          </Card>
        </div>
      </div>
    </>
  );
}

/** Reserves the space of `TeamCentre`: its head, the tabs and the first of them. */
export function TeamSkeleton({ isPreview = false }: CentreSkeletonProps) {
  const { t } = useTranslation();
  return (
    <>
      <PageHeadSkeleton label={t('team.loading')} hasActions={!isPreview} />
      <div className={styles.tabs} />
      <MatchCardsSkeleton count={3} />
    </>
  );
}
