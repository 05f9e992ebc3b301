import { Banner } from '@touchline/ui/Banner';
import { useAtomValue } from 'jotai';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { revalidateCached } from '#platform/cache/cache.ts';
import { PageBody } from '#platform/page/PageBody.tsx';
import { PageTitle } from '#platform/page/PageTitle.tsx';
import { userAtom } from '#session/session.atoms.ts';
import { adminAreas } from '../adminAreas.ts';
import { AgedStaleNote } from '../AgedStaleNote.tsx';
import { answeredAt } from '../answerTimes.ts';
import { NoSchool } from '../NoSchool.tsx';
import * as styles from './AdminHome.css.ts';
import { ConsentChart } from './ConsentChart.tsx';
import { pendingWork } from './pendingWork.ts';
import { MatchDaysChart } from './MatchDaysChart.tsx';
import type { HomePartProps, PartKey } from './useStaleReport.ts';
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
  const [stale, setStale] = useState<readonly PartKey[]>([]);
  const onStale = useCallback<HomePartProps['onStale']>((key, isStale) => {
    setStale((before) => [
      ...before.filter((each) => each.join() !== key.join()),
      ...(isStale ? [key] : []),
    ]);
  }, []);
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
          {stale.length > 0 && (
            <AgedStaleNote
              at={oldest(stale)}
              onRefresh={() => Promise.all(stale.map((key) => revalidateCached(key)))}
            />
          )}
          <section className={styles.section} aria-labelledby="admin-home-work">
            <h2 id="admin-home-work" className={styles.title}>
              {t('admin.home.work')}
            </h2>
            <ul className={styles.cards}>
              {own.map((work) => (
                <li key={work.id} className={styles.item}>
                  <WorkCard work={work} onStale={onStale} />
                </li>
              ))}
            </ul>
          </section>
          <section className={styles.charts} aria-label={t('admin.home.charts')}>
            <MatchDaysChart onStale={onStale} />
            <ConsentChart onStale={onStale} />
          </section>
        </>
      )}
    </PageBody>
  );
}

/** When the oldest of these parts was answered; undefined when none is known. */
function oldest(keys: readonly PartKey[]): number | undefined {
  return keys
    .flatMap((key) => answeredAt(key) ?? [])
    .toSorted((one, other) => one - other)
    .at(0);
}
