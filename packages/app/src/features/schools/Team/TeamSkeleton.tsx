import { Card } from '@touchline/ui/Card';
import { MatchCardsSkeleton } from '@touchline/ui/shell/MatchCard';
import { Skeleton } from '@touchline/ui/Skeleton';
import { useTranslation } from 'react-i18next';
import { PageHeadSkeleton } from '../PageHead.tsx';
import { firstMatches } from '../schoolMatches.ts';
import { TeamTabs } from './TeamTabs.tsx';

/** The skeleton of a team, with its tabs, of which the open one stays open. A preview (ADMIN-9) has no buttons. */
export function TeamSkeleton({ isPreview = false }: { isPreview?: boolean }) {
  const { t } = useTranslation();
  const matches = <MatchCardsSkeleton count={firstMatches} />;
  const lines = (
    <Card>
      <Skeleton lines={12} />
    </Card>
  );
  return (
    <>
      <PageHeadSkeleton label={t('team.loading')} hasActions={!isPreview} />
      {/* Its tabs are replaced by those of the team, so that one that had the focus would lose it. */}
      <div inert aria-hidden="true">
        <TeamTabs contents={{ matches, results: matches, table: lines, players: lines }} />
      </div>
    </>
  );
}
