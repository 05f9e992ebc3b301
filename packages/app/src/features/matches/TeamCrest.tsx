import type { MatchTeam } from '@touchline/contract/match';
import { Crest, type CrestProps } from '@touchline/ui/Crest';

export interface TeamCrestProps {
  team: MatchTeam;
  size: NonNullable<CrestProps['size']>;
}

/** The crest of the school of a team that plays in a match. */
export function TeamCrest({ team: { id, school, colours, crestUrl }, size }: TeamCrestProps) {
  return (
    <Crest
      id={school.id ?? id ?? school.name}
      name={school.name}
      colours={colours}
      src={crestUrl}
      size={size}
    />
  );
}
