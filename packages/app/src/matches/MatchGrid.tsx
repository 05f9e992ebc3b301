import type { MatchSummary } from '@touchline/contract/match';
import { grid } from './MatchGrid.css.ts';
import { MatchTile } from './MatchTile.tsx';

/** Matches side by side, as many as fit. */
export function MatchGrid({
  matches,
  isDay = false,
}: {
  matches: readonly MatchSummary[];
  isDay?: boolean;
}) {
  return (
    <ul className={grid}>
      {matches.map((match) => (
        <li key={match.id}>
          <MatchTile match={match} isDay={isDay} />
        </li>
      ))}
    </ul>
  );
}
