import { PlusIcon } from '@heroicons/react/24/outline';
import { Banner } from '@touchline/ui/Banner';
import { Icon } from '@touchline/ui/Icon';
import { Link } from '@touchline/ui/Link';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { PageBody } from '#platform/page/PageBody.tsx';
import { PageTitle } from '#platform/page/PageTitle.tsx';
import { paths } from '#platform/paths.ts';
import { sessionNumberAtom } from '#platform/sessionScope.ts';
import { userAtom } from '#session/session.atoms.ts';
import { NoSchool } from '../NoSchool.tsx';
import { newRecordPath } from '../recordPaths.ts';
import * as styles from './AdminList.css.ts';
import type { AdminListProps, AdminRow } from './areaList.ts';
import { Records } from './Records.tsx';

/**
 * The records of an area of the admin: searched, filtered, sorted and changed many at once. A school
 * administrator is told whose records they are (ADMIN-1), and that there are none without a school
 * (ADMIN-13).
 */
export function AdminList<Row extends AdminRow, Sort extends string>({
  list,
}: AdminListProps<Row, Sort>) {
  const { t } = useTranslation();
  const user = useAtomValue(userAtom);
  // Rows that are kept in view must not outlast the session of the person who saw them.
  const session = useAtomValue(sessionNumberAtom);
  const isAdministrator = user?.roles.includes('Administrator') ?? false;
  const isOfOneSchool = user !== null && !isAdministrator;
  const { area } = list;
  const canCreate = isAdministrator || (area !== 'schools' && user?.school !== null);
  return (
    <PageBody>
      <div className={styles.head}>
        <PageTitle title={t(`admin.${area}.title`)} />
        <div className={styles.ways}>
          <Link href={paths.adminHome}>{t('admin.home.link')}</Link>
          {canCreate && list.importPath && (
            <Link href={list.importPath}>{t('adminImport.title')}</Link>
          )}
          {canCreate && (
            <Link variant="primary" href={newRecordPath(area)}>
              <span className={styles.withSign}>
                <Icon icon={PlusIcon} />
                {t(`admin.${area}.create`)}
              </span>
            </Link>
          )}
        </div>
      </div>
      {isOfOneSchool && user.school && (
        <Banner tone="info" title={t('admin.ownSchool', { school: user.school.name })} />
      )}
      {isOfOneSchool && !user.school ? (
        <NoSchool />
      ) : (
        <Records key={session} list={list} isAdministrator={isAdministrator} />
      )}
    </PageBody>
  );
}
