import type { MatchTeam } from '@touchline/contract/match';
import { Link } from '@touchline/ui/Link';
import { useTranslation } from 'react-i18next';
import { teamHref } from '#platform/paths.ts';

/** The name of a team, which leads to its page where it has one. */
export function TeamName({ team }: { team: MatchTeam | undefined }) {
  const { t } = useTranslation();
  if (!team?.name.trim()) return t('match.toBeConfirmed');
  const { id, name } = team;
  if (!id) return name;
  return (
    <Link variant="plain" href={teamHref(id)}>
      {name}
    </Link>
  );
}
