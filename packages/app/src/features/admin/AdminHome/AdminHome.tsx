import { Banner } from '@touchline/ui/Banner';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { PageBody } from '#platform/page/PageBody.tsx';
import { PageTitle } from '#platform/page/PageTitle.tsx';
import { userAtom } from '#session/session.atoms.ts';
import { adminAreas } from '../adminAreas.ts';
import { NoSchool } from '../NoSchool.tsx';
import * as styles from './AdminHome.css.ts';
import { ConsentChart } from './ConsentChart.tsx';
import { pendingWork } from './pendingWork.ts';
import { MatchDaysChart } from './MatchDaysChart.tsx';
import { WorkCard } from './WorkCard.tsx';

/**
 * The home of the admin area: what needs a hand today, each with its number and the list that shows
 * it, and two charts (ADMIN-29, ADMIN-30). Only what the person may see is asked for.
 */
export function AdminHome() {
  const { t } = useTranslation();
  const user = useAtomValue(userAtom);
  const roles = user?.roles ?? [];
  const isOfOneSchool = user !== null && !roles.includes('Administrator');
  const own = pendingWork.filter(
    ({ area, id }) =>
      adminAreas[area].roles.some((role) => roles.includes(role)) &&
      !(isOfOneSchool && id === 'pendingSchools'),
  );
  return (
    <PageBody>
      <PageTitle title={t('admin.home.title')} />
      {isOfOneSchool && user.school && (
        <Banner tone="info" title={t('admin.ownSchool', { school: user.school.name })} />
      )}
      {isOfOneSchool && !user.school ? (
        <NoSchool />
      ) : (
        <>
          <section className={styles.section} aria-labelledby="admin-home-work">
            <h2 id="admin-home-work" className={styles.title}>
              {t('admin.home.work')}
            </h2>
            <ul className={styles.cards}>
              {own.map((work) => (
                <li key={work.id} className={styles.item}>
                  <WorkCard work={work} />
                </li>
              ))}
            </ul>
          </section>
          <section className={styles.charts} aria-label={t('admin.home.charts')}>
            <MatchDaysChart />
            <ConsentChart />
          </section>
        </>
      )}
    </PageBody>
  );
}
