import { LockClosedIcon } from '@heroicons/react/24/outline';
import { EmptyState } from '@touchline/ui/EmptyState';
import { Link } from '@touchline/ui/Link';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { PageBody } from '#platform/page/PageBody.tsx';
import { PageTitle } from '#platform/page/PageTitle.tsx';
import { paths } from '#platform/paths.ts';
import { userAtom } from '#session/session.atoms.ts';

/** The page for signed-in people whose roles do not allow what they asked for (AUTH-19). */
export function Forbidden() {
  const { t } = useTranslation();
  const email = useAtomValue(userAtom)?.email ?? '';
  return (
    <PageBody>
      <PageTitle title={t('forbidden.title')} heading={t('forbidden.heading')} />
      <EmptyState
        icon={LockClosedIcon}
        title={t('forbidden.text', { email })}
        description={t('forbidden.whom')}
        action={
          <>
            <Link href={paths.home}>{t('forbidden.toHome')}</Link>{' '}
            <Link href={paths.contactUs}>{t('forbidden.toContact')}</Link>
          </>
        }
      />
    </PageBody>
  );
}
