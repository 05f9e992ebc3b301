import type { Score } from '@touchline/contract/match';
import type { TFunction } from 'i18next';
import { formatScore } from './scoreView.ts';

const sides = ['home', 'away'] as const;

/** Whether a side of a cricket match has not batted, so that it has no points to show. */
function isWaiting(score: Score | null): boolean {
  return (
    score?.kind === 'innings' &&
    sides.some((side) => score.innings.every(({ team }) => team !== side))
  );
}

/**
 * The points of each side in words: where no line below says that a side has not batted, it is said
 * in the place of the points (MATCH-33). Null when there is no score.
 */
export function scoreWords(
  t: TFunction,
  score: Score | null,
): readonly [home: string, away: string] | null {
  const points = formatScore(score);
  if (!points || score?.kind !== 'innings') return points;
  const words = (side: 'home' | 'away', figures: string) =>
    score.innings.some(({ team }) => team === side) ? figures : t('match.yetToBat');
  return [words('home', points[0]), words('away', points[1])];
}

/**
 * A score as one line, home first; null when there is none.
 *
 * @param dash between the figures of two sides; words have space around it
 */
export function scoreLine(t: TFunction, score: Score | null, dash = ' – '): string | null {
  return scoreWords(t, score)?.join(isWaiting(score) ? ' – ' : dash) ?? null;
}

/** The names of two sides with their score between them, or each with its own in words. */
export function namesWithScore(
  t: TFunction,
  [home, away]: readonly [home: string, away: string],
  score: Score | null,
): string {
  const words = scoreWords(t, score);
  if (!words) return `${home} ${t('match.versus')} ${away}`;
  return isWaiting(score)
    ? `${home} ${words[0]}, ${away} ${words[1]}`
    : `${home} ${words.join('–')} ${away}`;
}
