import type { Match } from '@touchline/contract/match';
import { formatScore } from '../../scoreView.ts';

/** How a match was when it was last looked at in this browser. */
export interface SeenMatch {
  id: string;
  /** `2–1`; null without a score. */
  score: string | null;
  isFinished: boolean;
}

/** The maximum number of remembered matches; the longest unseen are forgotten first. */
const most = 60;

/** Validates what is stored; what is unusable is left out. */
export function parseSeenMatches(stored: unknown): readonly SeenMatch[] {
  if (!Array.isArray(stored)) return [];
  return stored.slice(0, most).flatMap((entry: unknown) => {
    const { id, score, isFinished } = (entry ?? {}) as Partial<Record<keyof SeenMatch, unknown>>;
    if (typeof id !== 'string' || id === '') return [];
    return [
      { id, score: typeof score === 'string' ? score : null, isFinished: isFinished === true },
    ];
  });
}

/** The score as one text, as it is remembered. */
export function scoreText(score: Match['score']): string | null {
  return formatScore(score)?.join('–') ?? null;
}

/** What is remembered after a look at a match, which stands first. */
export function withSeen(seen: readonly SeenMatch[], look: SeenMatch): readonly SeenMatch[] {
  return [look, ...seen.filter(({ id }) => id !== look.id)].slice(0, most);
}

/**
 * The score of the last visit when the match was over then and has another score now (MATCH-48).
 *
 * @param before null on the first visit
 */
export function correctedFrom(
  before: SeenMatch | null,
  { status, score }: Pick<Match, 'status' | 'score'>,
): string | null {
  if (!before?.isFinished || status !== 'finished' || before.score === null) return null;
  return before.score === scoreText(score) ? null : before.score;
}
