import type { Match } from '@touchline/contract/match';
import * as v from 'valibot';
import { readStored, storageKeys, writeStored } from '#platform/storage/storage.ts';
import { scoreFigures, type ScoreFigures } from '../../scoreLine.ts';

/** A match as it was when this browser last showed it. */
export interface SeenMatch {
  id: string;
  /** In figures, so that it is put into words when it is shown; null without a score. */
  score: ScoreFigures | null;
  isFinished: boolean;
}

/** The maximum number of remembered matches; the longest unseen are forgotten first. */
const most = 60;

const side = v.nullable(v.string());

const seenMatch = v.object({
  id: v.pipe(v.string(), v.nonEmpty()),
  // Not as a tuple, whose schema would be code of the first view.
  score: v.nullable(
    v.pipe(
      v.array(side),
      v.minLength(2),
      v.maxLength(2),
      v.transform(([home = null, away = null]): ScoreFigures => [home, away]),
    ),
  ),
  isFinished: v.boolean(),
});

const storedMatches = v.object({
  owner: v.string(),
  matches: v.pipe(v.array(seenMatch), v.maxLength(most)),
});

/**
 * Validates what is stored. What does not fit is passed over as a whole, and what somebody else has
 * looked at (AUTH-14).
 *
 * @param owner the id of who looks; empty for a visitor
 */
export function parseSeenMatches(stored: unknown, owner: string): readonly SeenMatch[] {
  const result = v.safeParse(storedMatches, stored);
  return result.success && result.output.owner === owner ? result.output.matches : [];
}

/** The matches that this browser has shown to a person. */
export function readSeenMatches(owner: string): readonly SeenMatch[] {
  return parseSeenMatches(readStored(storageKeys.seenMatches), owner);
}

/** Stores a visit of a match: only its id, score and whether it was finished. */
export function rememberMatch(look: SeenMatch, owner: string): void {
  const matches = withSeen(readSeenMatches(owner), look);
  writeStored(storageKeys.seenMatches, { owner, matches });
}

/** Adds a visit as the first one. */
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
): ScoreFigures | null {
  if (!before?.isFinished || status !== 'finished' || before.score === null) return null;
  const now = scoreFigures(score);
  const isSame = before.score.every((side, index) => side === now?.[index]);
  return isSame ? null : before.score;
}
