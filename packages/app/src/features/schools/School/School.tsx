import { BuildingLibraryIcon } from '@heroicons/react/24/outline';
import { EmptyState } from '@touchline/ui/EmptyState';
import { Link } from '@touchline/ui/Link';
import { useTranslation } from 'react-i18next';
import { useResource } from '#platform/cache/cache.ts';
import { LoadError } from '#platform/loading/LoadError.tsx';
import { PageBody } from '#platform/page/PageBody.tsx';
import { PageTitle } from '#platform/page/PageTitle.tsx';
import { paths } from '#platform/paths.ts';
import { useMatch } from '#platform/reactRouter.ts';
import { schoolRequest } from '../schools.ts';
import { SchoolCentre } from './SchoolCentre.tsx';
import { SchoolSkeleton } from './SchoolSkeleton.tsx';

/** The page of one school: its teams, fixtures and results, and its office. */
export function School() {
  const { t } = useTranslation();
  const { id = '' } = useMatch(paths.school)?.params ?? {};
  const { key, fetch } = schoolRequest(id);
  const school = useResource(key, fetch);
  switch (school.state) {
    case 'loading':
      return (
        <PageBody>
          <title>{t('product.pageTitle', { page: t('school.title') })}</title>
          <SchoolSkeleton />
        </PageBody>
      );
    case 'failed':
      return (
        <PageBody>
          <PageTitle title={t('school.title')} />
          <LoadError failure={school} />
        </PageBody>
      );
    case 'ready':
      return school.value ? (
        <SchoolCentre school={school.value} isStale={school.isStale} />
      ) : (
        <PageBody>
          <PageTitle title={t('school.notFoundTitle')} />
          <EmptyState
            icon={BuildingLibraryIcon}
            title={t('school.notFoundText')}
            action={<Link href={paths.schools}>{t('schools.toList')}</Link>}
          />
        </PageBody>
      );
  }
}
