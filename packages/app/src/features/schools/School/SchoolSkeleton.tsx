import { Card } from '@touchline/ui/Card';
import { MatchCardsSkeleton } from '@touchline/ui/shell/MatchCard';
import { Skeleton } from '@touchline/ui/Skeleton';
import { useTranslation } from 'react-i18next';
import { PageHeadSkeleton } from '../PageHead.tsx';
import { firstMatches } from '../schoolMatches.ts';
import * as styles from './School.css.ts';
import { Section } from './Section.tsx';
import { TeamsSkeleton } from './Teams.tsx';

/** The skeleton of a school: its parts with their titles, and as many matches as it shows at first. A preview (ADMIN-9) has no buttons. */
export function SchoolSkeleton({ isPreview = false }: { isPreview?: boolean }) {
  const { t } = useTranslation();
  const terms = ['phone', 'email', 'website', 'address'] as const;
  return (
    <>
      <PageHeadSkeleton label={t('school.loading')} hasActions={!isPreview} hasLongTitle />
      <div className={styles.columns} aria-hidden="true">
        <div className={styles.column}>
          <Section title={t('school.teams')}>
            <TeamsSkeleton />
          </Section>
          <Section title={t('school.next')}>
            <MatchCardsSkeleton count={firstMatches} />
          </Section>
          <Section title={t('school.last')}>
            <MatchCardsSkeleton count={firstMatches} />
          </Section>
        </div>
        <div className={styles.column}>
          <Card title={t('school.about')}>
            <Skeleton lines={3} />
          </Card>
          <Card title={t('school.office')}>
            <div className={styles.details}>
              {terms.map((term) => (
                <div key={term}>
                  <div className={styles.term}>{t(`school.${term}`)}</div>
                  <Skeleton lines={term === 'address' ? 2 : 1} />
                </div>
              ))}
            </div>
          </Card>
        </div>
      </div>
    </>
  );
}
