import type { SchoolProfile } from '@touchline/contract/school';
import { Card } from '@touchline/ui/Card';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FavouriteButton } from '#features/favourites';
import { PageBody } from '#platform/page/PageBody.tsx';
import { paths } from '#platform/paths.ts';
import { MatchFeed } from '../MatchFeed.tsx';
import { PageHead } from '../PageHead.tsx';
import { PrintButton } from '../PrintButton.tsx';
import { Office } from './Office.tsx';
import * as styles from './School.css.ts';
import { Teams } from './Teams.tsx';

interface SchoolCentreProps {
  school: SchoolProfile;
  isStale: boolean;
}

/** The head, the teams, the matches and the office of a school. */
export function SchoolCentre({ school, isStale }: SchoolCentreProps) {
  const { t } = useTranslation();
  const { id, name, colours, logoUrl, about, city, type } = school;
  return (
    <PageBody>
      <PageHead
        title={name}
        crest={{ id, name, colours, src: logoUrl }}
        above={{ label: t('schools.toList'), href: paths.schools }}
        facts={[t(`school.type.${type}`), city].filter(Boolean).join(' · ')}
        actions={
          <>
            <FavouriteButton kind="school" id={id} name={name} />
            <PrintButton />
          </>
        }
      />
      {isStale && <p role="status">{t('errors.stale')}</p>}
      <div className={styles.columns}>
        <div className={styles.column}>
          <Section title={t('school.teams')}>
            <Teams schoolId={id} />
          </Section>
          <Section title={t('school.next')}>
            <MatchFeed owner={{ schoolId: id }} period="next" isPart />
          </Section>
          <Section title={t('school.last')}>
            <MatchFeed owner={{ schoolId: id }} period="last" isPart />
          </Section>
        </div>
        <div className={styles.column}>
          {about && (
            <Card title={t('school.about')}>
              <p className={styles.about}>{about}</p>
            </Card>
          )}
          <Office school={school} />
        </div>
      </div>
    </PageBody>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.sectionTitle}>
        {title}
      </h2>
      {children}
    </section>
  );
}
