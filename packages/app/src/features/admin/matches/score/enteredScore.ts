import type { MatchRecord } from '@touchline/contract/adminMatch';
import { score as scoreSchema, type Score } from '@touchline/contract/match';
import * as v from 'valibot';
import { firstScore } from './scoreEntry.ts';

/** What stands on the score board: a score and its period. */
export interface ScoreAndPhase {
  score: Score;
  phase: string | null;
}

const keptBoard = v.object({ score: scoreSchema, phase: v.nullable(v.string()) });

/** The kept entry, the score on the board that it was based on, and what was sent over that one. */
export const keptEntry = v.partial(
  v.object({ entered: keptBoard, base: keptBoard, sent: v.pipe(v.array(keptBoard), v.readonly()) }),
);

export type KeptEntry = v.InferOutput<typeof keptEntry>;

/** What is entered, and the saved match that it is based on. */
export interface Entry {
  entered: ScoreAndPhase | null;
  version: number;
  base: ScoreAndPhase;
  /** What was sent over `base` without an answer yet; the server may have saved any of them. */
  sent: readonly ScoreAndPhase[];
}

/**
 * An entry as based on a saved match from now on. What was sent over an older version is forgotten, because
 * the server does not take it any more.
 */
export function onTopOf(match: MatchRecord, { entered, version, sent }: Entry): Entry {
  const isSameVersion = match.version === version;
  return { entered, version: match.version, base: boardOf(match), sent: isSameVersion ? sent : [] };
}

export function boardOf({ sport, score, phase }: MatchRecord): ScoreAndPhase {
  return { score: score ?? firstScore(sport), phase };
}

export const isSame = (one: ScoreAndPhase, other: ScoreAndPhase) =>
  JSON.stringify(one) === JSON.stringify(other);
