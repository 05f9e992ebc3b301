import type { MatchSummary } from '@touchline/contract/match';
import { grid } from './MatchGrid.css.ts';
import { MatchTile, type MatchTileProps } from './MatchTile.tsx';

export interface MatchGridProps extends Omit<MatchTileProps, 'match'> {
  matches: readonly MatchSummary[];
}

/** Matches side by side, as many as fit. */
export function MatchGrid({ matches, ...tile }: MatchGridProps) {
  return (
    <ul className={grid}>
      {matches.map((match) => (
        <li key={match.id}>
          <MatchTile match={match} {...tile} />
        </li>
      ))}
    </ul>
  );
}
