import { UserGroupIcon } from '@heroicons/react/24/outline';
import { EmptyState } from '@touchline/ui/EmptyState';
import { Link } from '@touchline/ui/Link';
import { useTranslation } from 'react-i18next';
import { useResource } from '#platform/cache/cache.ts';
import { LoadError } from '#platform/loading/LoadError.tsx';
import { PageBody } from '#platform/page/PageBody.tsx';
import { PageTitle } from '#platform/page/PageTitle.tsx';
import { paths } from '#platform/paths.ts';
import { useMatch } from '#platform/reactRouter.ts';
import { teamRequest } from '../schools.ts';
import { TeamCentre } from './TeamCentre.tsx';
import { TeamSkeleton } from './TeamSkeleton.tsx';

/** The page of one team: its matches, results, table and players. */
export function Team() {
  const { t } = useTranslation();
  const { id = '' } = useMatch(paths.team)?.params ?? {};
  const { key, fetch } = teamRequest(id);
  const team = useResource(key, fetch);
  switch (team.state) {
    case 'loading':
      return (
        <PageBody>
          <title>{t('product.pageTitle', { page: t('team.title') })}</title>
          <TeamSkeleton />
        </PageBody>
      );
    case 'failed':
      return (
        <PageBody>
          <PageTitle title={t('team.title')} />
          <LoadError failure={team} />
        </PageBody>
      );
    case 'ready':
      return team.value ? (
        <TeamCentre team={team.value} isStale={team.isStale} />
      ) : (
        <PageBody>
          <PageTitle title={t('team.notFoundTitle')} />
          <EmptyState
            icon={UserGroupIcon}
            title={t('team.notFoundText')}
            action={<Link href={paths.schools}>{t('schools.toList')}</Link>}
          />
        </PageBody>
      );
  }
}
