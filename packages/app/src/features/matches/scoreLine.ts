import type { Score } from '@touchline/contract/match';
import type { TFunction } from 'i18next';
import { formatScore } from './scoreView.ts';

/** The points of each side in figures; null for a side of a cricket match that has not batted. */
export type ScoreFigures = readonly [home: string | null, away: string | null];

/** The figures of a score; null when there is none. */
export function scoreFigures(score: Score | null): ScoreFigures | null {
  const points = formatScore(score);
  if (!points || score?.kind !== 'innings') return points;
  const figures = (side: 'home' | 'away', text: string) =>
    score.innings.some(({ team }) => team === side) ? text : null;
  return [figures('home', points[0]), figures('away', points[1])];
}

function wordsOf(t: TFunction, [home, away]: ScoreFigures): readonly [home: string, away: string] {
  return [home ?? t('match.yetToBat'), away ?? t('match.yetToBat')];
}

/**
 * The points of each side in words: where no line below says that a side has not batted, it is said
 * in the place of the points (MATCH-33). Null when there is no score.
 */
export function scoreWords(
  t: TFunction,
  score: Score | null,
): readonly [home: string, away: string] | null {
  const figures = scoreFigures(score);
  return figures && wordsOf(t, figures);
}

/**
 * Figures as one line, home first.
 *
 * @param dash between the figures of two sides; words have space around it
 */
export function figuresLine(t: TFunction, figures: ScoreFigures, dash = ' – '): string {
  return wordsOf(t, figures).join(figures.includes(null) ? ' – ' : dash);
}

/** A score as one line, as `figuresLine` writes it; null when there is none. */
export function scoreLine(t: TFunction, score: Score | null, dash?: string): string | null {
  const figures = scoreFigures(score);
  return figures && figuresLine(t, figures, dash);
}

/** The names of two sides with their score between them, or each with its own in words. */
export function namesWithScore(
  t: TFunction,
  [home, away]: readonly [home: string, away: string],
  score: Score | null,
): string {
  const figures = scoreFigures(score);
  if (!figures) return `${home} ${t('match.versus')} ${away}`;
  const words = wordsOf(t, figures);
  return figures.includes(null)
    ? `${home} ${words[0]}, ${away} ${words[1]}`
    : `${home} ${words.join('–')} ${away}`;
}
