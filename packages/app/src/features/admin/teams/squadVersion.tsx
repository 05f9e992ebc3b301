import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { roleText } from '#features/matches';
import type { SquadEntry } from './teamValues.ts';
import { useAthleteNames } from './useAthleteNames.ts';

interface SquadProps {
  teamId: string;
  squad: readonly SquadEntry[];
}

/** A squad with names, numbers and roles, for the comparison of two versions. */
export function squadVersion(teamId: string, squad: readonly SquadEntry[]): ReactNode {
  return <Squad teamId={teamId} squad={squad} />;
}

function Squad({ teamId, squad }: SquadProps) {
  const { t } = useTranslation();
  const { nameOf } = useAthleteNames(teamId, squad);
  // Lines of text, because a list would not be part of the accessible name of the choice.
  return squad
    .map(({ athleteId, shirtNumber, role }) => {
      const name = nameOf(athleteId);
      const words = roleText(t, role);
      const line = t('adminRecord.teams.squadLine', { number: shirtNumber || '–', name });
      return words ? `${line} · ${words}` : line;
    })
    .join('\n');
}
