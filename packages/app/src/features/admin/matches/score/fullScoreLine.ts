import type { Score } from '@touchline/contract/match';
import type { TFunction } from 'i18next';
import { oversText, scoreLine } from '#features/matches';

/**
 * A score as one line with its sets or overs, so that two scores that differ are told apart (ADMIN-82,
 * ADMIN-87); null when there is none.
 */
export function fullScoreLine(t: TFunction, score: Score | null): string | null {
  const line = scoreLine(t, score);
  const parts = score && partsLine(t, score);
  return line && parts ? `${line} (${parts})` : line;
}

function partsLine(t: TFunction, score: Score): string {
  switch (score.kind) {
    case 'points':
      return '';
    case 'sets':
      return score.sets.map(({ home, away }) => `${home}–${away}`).join(', ');
    case 'innings':
      return (['home', 'away'] as const)
        .map((side) =>
          score.innings
            .filter(({ team }) => team === side)
            .map(({ overs }) => oversText(t, overs))
            .join(' & '),
        )
        .filter(Boolean)
        .join(' – ');
  }
}
