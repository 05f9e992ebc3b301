import { Card } from '@touchline/ui/Card';
import { MatchCardsSkeleton } from '@touchline/ui/shell/MatchCard';
import { Skeleton } from '@touchline/ui/Skeleton';
import { useTranslation } from 'react-i18next';
import { PageBody } from '#platform/page/PageBody.tsx';
import { PageHeadSkeleton } from '../PageHead.tsx';
import { firstMatches } from '../schoolMatches.ts';
import { TeamTabs } from './TeamTabs.tsx';

/** The skeleton of a team, with its tabs, of which the open one stays open. */
export function TeamSkeleton() {
  const { t } = useTranslation();
  const matches = <MatchCardsSkeleton count={firstMatches} />;
  const lines = (
    <Card>
      <Skeleton lines={12} />
    </Card>
  );
  return (
    <PageBody>
      <title>{t('product.pageTitle', { page: t('team.title') })}</title>
      <PageHeadSkeleton label={t('team.loading')} />
      {/* Its tabs are replaced by those of the team, so that one that had the focus would lose it. */}
      <div inert aria-hidden="true">
        <TeamTabs contents={{ matches, results: matches, table: lines, players: lines }} />
      </div>
    </PageBody>
  );
}
