import { Banner } from '@touchline/ui/Banner';
import { Breadcrumbs } from '@touchline/ui/Breadcrumbs';
import { Link } from '@touchline/ui/Link';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { PageBody } from '#platform/page/PageBody.tsx';
import { PageTitle } from '#platform/page/PageTitle.tsx';
import { useSearchParams } from '#platform/reactRouter.ts';
import { userAtom } from '#session/session.atoms.ts';
import { NoSchool } from '../NoSchool.tsx';
import { quiet } from '../record/Record.css.ts';
import { joinRequestsPath, recordPath } from '../recordPaths.ts';
import { listHref } from '../rememberedLists.ts';
import { JoinRequests } from './JoinRequests.tsx';

/** The requests to belong to a school, of one school or of all that the person sees (ADMIN-35). */
export function JoinRequestsPage() {
  const { t } = useTranslation();
  const user = useAtomValue(userAtom);
  const [parameters] = useSearchParams();
  if (!user) return null;
  const isAdministrator = user.roles.includes('Administrator');
  // A school administrator sees those of the own school, whatever the address says.
  const schoolId = isAdministrator ? (parameters.get('school') ?? '') : '';
  const recordId = isAdministrator ? schoolId : user.school?.id;
  return (
    <PageBody>
      <Breadcrumbs
        label={t('adminRecord.breadcrumbs')}
        items={[
          { label: t('adminRecord.schools.list'), href: listHref('schools') },
          ...(recordId
            ? [{ label: t('adminRecord.schools.one'), href: recordPath('schools', recordId) }]
            : []),
          { label: t('admin.requests.title') },
        ]}
      />
      <PageTitle title={t('admin.requests.title')} />
      {!isAdministrator && user.school && (
        <Banner tone="info" title={t('admin.ownSchool', { school: user.school.name })} />
      )}
      {!isAdministrator && !user.school ? (
        <NoSchool />
      ) : (
        <>
          <p className={quiet}>{t('admin.requests.text')}</p>
          {schoolId !== '' && (
            <div>
              <Link href={joinRequestsPath}>{t('admin.requests.all')}</Link>
            </div>
          )}
          <JoinRequests key={schoolId} schoolId={schoolId} isAdministrator={isAdministrator} />
        </>
      )}
    </PageBody>
  );
}
