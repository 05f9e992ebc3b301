import { SportIcon } from '@touchline/ui/SportIcon';
import { MatchColumns, MatchRows, type MatchRowsProps } from '@touchline/ui/shell/MatchRow';
import { useTranslation } from 'react-i18next';
import type { MatchGroup } from './groupByCompetition.ts';
import { groupText, kindText } from './matchView.ts';
import { MatchLine, type MatchLineProps } from './MatchLine.tsx';

export interface MatchGroupsProps
  extends Omit<MatchLineProps, 'match'>, Pick<MatchRowsProps, 'titleLevel'> {
  groups: readonly MatchGroup[];
}

/** Matches as rows below the names of their competitions. */
export function MatchGroups({ groups, titleLevel = 3, ...line }: MatchGroupsProps) {
  const { t } = useTranslation();
  return (
    <MatchColumns>
      {groups.map((group) => {
        const { key, competition, sport, round, matches } = group;
        const name = t(`match.sport.${sport}`);
        return (
          <MatchRows
            key={key}
            title={competition ?? name}
            titleLevel={titleLevel}
            icon={<SportIcon sport={sport} />}
            detail={[competition && name, groupText(t, group), kindText(t, group), round]
              .filter(Boolean)
              .join(' · ')}
          >
            {matches.map((match) => (
              <li key={match.id}>
                <MatchLine match={match} {...line} />
              </li>
            ))}
          </MatchRows>
        );
      })}
    </MatchColumns>
  );
}
