import type { TeamPreview } from '@touchline/contract/preview';
import type { TeamProfile } from '@touchline/contract/team';
import { Banner } from '@touchline/ui/Banner';
import { Card } from '@touchline/ui/Card';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FavouriteButton } from '#features/favourites';
import { revalidateCached, revalidateCachedUnder } from '#platform/cache/cache.ts';
import { StaleNote } from '#platform/loading/StaleNote.tsx';
import { PageBody } from '#platform/page/PageBody.tsx';
import { schoolHref } from '#platform/paths.ts';
import { GivenMatches, MatchFeed } from '../MatchFeed.tsx';
import { PageHead } from '../PageHead.tsx';
import { PrintButton } from '../PrintButton.tsx';
import { standingsRequest, teamRequest } from '../schools.ts';
import { teamFacts } from '../teamText.ts';
import { Squad } from './Squad.tsx';
import { GivenStandings, StandingsTable } from './StandingsTable.tsx';
import type { TeamTab } from './teamTab.ts';
import { TeamTabs } from './TeamTabs.tsx';

export interface TeamCentreProps {
  team: TeamProfile;
  isStale: boolean;
  /** What the tabs of a preview show instead of asking for it; nothing is done with it (ADMIN-9). */
  preview?: Pick<TeamPreview, 'next' | 'last' | 'standings'>;
}

/** Asks again for all that the page shows. */
function refreshAll(id: string): Promise<unknown> {
  return Promise.all([
    revalidateCached(teamRequest(id).key),
    revalidateCached(standingsRequest(id).key),
    revalidateCachedUnder('matchesOf'),
  ]);
}

/** The head of a team, and its tabs. */
export function TeamCentre({ team, isStale, preview }: TeamCentreProps) {
  const { t } = useTranslation();
  const { school, sport } = team;
  const isArchived = team.status === 'archived';
  const ofTeam = { sport, schoolOfArchived: isArchived ? school.id : undefined };
  const contents: Record<TeamTab, ReactNode> = {
    matches: preview ? (
      <GivenMatches matches={preview.next} period="next" {...ofTeam} />
    ) : (
      <MatchFeed
        owner={{ teamId: team.id }}
        period="next"
        {...ofTeam}
        calendarName={`team-${team.id}`}
        isPageStale={isStale}
      />
    ),
    results: preview ? (
      <GivenMatches matches={preview.last} period="last" {...ofTeam} />
    ) : (
      <MatchFeed owner={{ teamId: team.id }} period="last" {...ofTeam} isPageStale={isStale} />
    ),
    table: preview ? (
      <GivenStandings standings={preview.standings} teamId={team.id} />
    ) : (
      <StandingsTable teamId={team.id} isPageStale={isStale} />
    ),
    players: (
      <Card>
        <Squad squad={team.squad} isArchived={isArchived} />
      </Card>
    ),
  };
  // A preview stands in a page of the admin area.
  const Frame = preview ? Fragment : PageBody;
  return (
    <Frame>
      <PageHead
        title={team.name}
        crest={{ id: school.id, name: school.name, colours: team.colours, src: team.crestUrl }}
        above={{ label: school.name, href: schoolHref(school.id) }}
        facts={teamFacts(t, team)}
        actions={
          !preview && (
            <>
              <FavouriteButton kind="team" id={team.id} name={team.name} />
              <PrintButton />
            </>
          )
        }
      />
      {isStale && <StaleNote onRefresh={() => refreshAll(team.id)} />}
      {isArchived && (
        <Banner tone="info" title={t('team.archivedTitle', { season: team.season })} />
      )}
      <TeamTabs contents={contents} />
    </Frame>
  );
}
