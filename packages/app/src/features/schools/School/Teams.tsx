import type { TeamSummary } from '@touchline/contract/team';
import { PlainLink } from '@touchline/ui/PlainLink';
import { Skeleton } from '@touchline/ui/Skeleton';
import { VisuallyHidden } from '@touchline/ui/VisuallyHidden';
import { useTranslation } from 'react-i18next';
import { groupText } from '#features/matches';
import { revalidateCached, useResource } from '#platform/cache/cache.ts';
import { named } from '#platform/language/named.ts';
import { LoadError } from '#platform/loading/LoadError.tsx';
import { StaleNote } from '#platform/loading/StaleNote.tsx';
import { teamHref } from '#platform/paths.ts';
import { schoolTeamsRequest } from '../schools.ts';
import * as styles from './School.css.ts';
import { teamsBySport } from './teamsBySport.ts';

export interface TeamsProps {
  schoolId: string;
  /** Whether the page says already that what it shows could not be refreshed. */
  isPageStale: boolean;
}

/** The published teams of a school by sport, then by age group; archived ones are last. */
export function Teams({ schoolId, isPageStale }: TeamsProps) {
  const { t } = useTranslation();
  const { key, fetch } = schoolTeamsRequest(schoolId);
  const teams = useResource(key, fetch);
  switch (teams.state) {
    case 'loading':
      return (
        <>
          <VisuallyHidden>
            <span role="status">{t('school.teamsLoading')}</span>
          </VisuallyHidden>
          <TeamsSkeleton />
        </>
      );
    case 'failed':
      return <LoadError failure={teams} />;
    case 'ready':
      return (
        <>
          {teams.isStale && !isPageStale && <StaleNote onRefresh={() => revalidateCached(key)} />}
          <GivenTeams teams={teams.value.items} />
        </>
      );
  }
}

/** The teams that a school mostly has in each of its sports, of which a wide page has three in a row. */
const expectedTeams = [2, 1, 1];

/** Reserves the space of the teams while they are loading. */
export function TeamsSkeleton() {
  return (
    <div className={styles.sports} aria-hidden="true">
      {expectedTeams.map((count, sport) => (
        <div key={sport}>
          <div className={styles.sportTitle}>
            <Skeleton />
          </div>
          <div className={styles.teams}>
            {Array.from({ length: count }, (_, team) => (
              <div key={team} className={styles.team}>
                <Skeleton />
              </div>
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}

/** Shows given teams. */
export function GivenTeams({ teams }: { teams: readonly TeamSummary[] }) {
  const { t, i18n } = useTranslation();
  if (teams.length === 0) return <p className={styles.quiet}>{t('school.noTeams')}</p>;
  const bySport = teamsBySport(teams, (sport) => t(`match.sport.${sport}`), i18n.language);
  return (
    <div className={styles.sports}>
      {bySport.map(({ sport, name, teams: ofSport }) => (
        <div key={sport}>
          <h3 className={styles.sportTitle}>{name}</h3>
          <ul className={styles.teams}>
            {ofSport.map((team) => (
              <Team key={team.id} team={team} />
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

function Team({ team }: { team: TeamSummary }) {
  const { t } = useTranslation();
  const group = team.status === 'archived' ? team.season : groupText(t, team);
  return (
    <li className={styles.team}>
      <PlainLink href={teamHref(team.id)}>{named(t, team.name)}</PlainLink>
      <span className={styles.group}>{group}</span>
    </li>
  );
}
