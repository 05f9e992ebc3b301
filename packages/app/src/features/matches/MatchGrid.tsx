import type { MatchSummary } from '@touchline/contract/match';
import { MatchCards } from '@touchline/ui/shell/MatchCard';
import { MatchTile, type MatchTileProps } from './MatchTile.tsx';

export interface MatchGridProps extends Omit<MatchTileProps, 'match'> {
  matches: readonly MatchSummary[];
}

/** Match cards in a grid with as many columns as fit. */
export function MatchGrid({ matches, ...tile }: MatchGridProps) {
  return (
    <MatchCards>
      {matches.map((match) => (
        <li key={match.id}>
          <MatchTile match={match} {...tile} />
        </li>
      ))}
    </MatchCards>
  );
}
