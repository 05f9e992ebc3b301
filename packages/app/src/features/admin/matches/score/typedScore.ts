import { calls } from '@touchline/contract/calls/adminMatches';
import type { Score, Sport } from '@touchline/contract/match';
import * as v from 'valibot';
import { numberOrNull } from '../../record/recordValues.ts';

export type ScoreKind = Score['kind'];

interface TypedPair {
  home: string;
  away: string;
}

export interface TypedInnings {
  team: 'home' | 'away';
  runs: string;
  wickets: string;
  overs: string;
}

/** A score as it is typed; of which part there is something follows from its kind. */
export interface TypedScore {
  kind: ScoreKind;
  points: TypedPair;
  sets: readonly TypedPair[];
  innings: readonly TypedInnings[];
}

/** What the score of a sport consists of (MATCH-7). */
export function scoreKindOf(sport: Sport): ScoreKind {
  if (sport === 'cricket') return 'innings';
  return sport === 'tennis' || sport === 'volleyball' ? 'sets' : 'points';
}

const noPair: TypedPair = { home: '', away: '' };

/** @param isRunning whether the match is being played, so that its last set is kept as it is */
export function typedScoreOf(sport: Sport, score: Score | null, isRunning = false): TypedScore {
  // Another sport has whatever its score was begun with.
  const kind = sport === 'other' && score ? score.kind : scoreKindOf(sport);
  return {
    kind,
    points: score?.kind === 'points' ? texts(score) : noPair,
    sets: score?.kind === 'sets' ? typedSets(score, isRunning) : [noPair],
    innings:
      score?.kind === 'innings'
        ? score.innings.map(({ team, runs, wickets, overs }) => ({
            team,
            runs: String(runs),
            wickets: String(wickets),
            overs,
          }))
        : [
            { team: 'home', runs: '', wickets: '', overs: '' },
            { team: 'away', runs: '', wickets: '', overs: '' },
          ],
  };
}

type Sets = Extract<Score, { kind: 'sets' }>;

/** A set in which nobody has scored. */
export const newSet = { home: 0, away: 0 };

/**
 * Whether each set counts for its winner, so that none is being played: the set that is being played
 * counts for nobody yet.
 */
export function isSetOver({ home, away, sets }: Sets): boolean {
  return sets.length > 0 && home + away >= sets.length;
}

/**
 * The sets as they are typed. Of a match that is over, a set that was begun last is none until somebody
 * has scored in it; while one is played, the last set is the one that is being played.
 */
function typedSets(score: Sets, isRunning: boolean): TypedPair[] {
  const next = isSetOver(score) ? [newSet] : [];
  const sets = isRunning
    ? [...score.sets, ...next]
    : score.sets.filter(({ home, away }) => home + away > 0);
  return sets.length > 0 ? sets.map(texts) : [noPair];
}

function texts({ home, away }: { home: number; away: number }): TypedPair {
  return { home: String(home), away: String(away) };
}

/** The sets that each side has won; one that is level is still being played. */
export function setsWon(sets: readonly { home: number; away: number }[]) {
  return {
    home: sets.filter(({ home, away }) => home > away).length,
    away: sets.filter(({ home, away }) => away > home).length,
  };
}

const numberOf = (text: string) => numberOrNull(text) ?? Number.NaN;
const pairOf = ({ home, away }: TypedPair) => ({ home: numberOf(home), away: numberOf(away) });

function wireOf({ kind, points, sets, innings }: TypedScore, isRunning: boolean): unknown {
  switch (kind) {
    case 'points':
      return { kind, ...pairOf(points) };
    case 'sets': {
      const played = sets.filter(({ home, away }) => home !== '' || away !== '').map(pairOf);
      return { kind, ...setsWon(isRunning ? played.slice(0, -1) : played), sets: played };
    }
    case 'innings':
      return {
        kind,
        innings: innings
          .filter(({ runs, wickets, overs }) => runs + wickets + overs !== '')
          .map(({ team, runs, wickets, overs }) => ({
            team,
            runs: numberOf(runs),
            wickets: numberOf(wickets),
            overs: overs.trim(),
          })),
      };
  }
}

/** Whether nothing is typed: no score, which is not nil (MATCH-6). */
export function isEmpty({ kind, points, sets, innings }: TypedScore): boolean {
  const all = {
    points: [points.home, points.away],
    sets: sets.flatMap(({ home, away }) => [home, away]),
    innings: innings.flatMap(({ runs, wickets, overs }) => [runs, wickets, overs]),
  };
  return all[kind].every((text) => text.trim() === '');
}

/** Whether a part was begun and lacks something, such as one of the two numbers of a set. */
export function isHalfTyped({ kind, points, sets, innings }: TypedScore): boolean {
  const parts = {
    points: [points],
    sets,
    innings: innings.map(({ runs, wickets, overs }) => ({ runs, wickets, overs })),
  };
  return parts[kind].some((part) => {
    const texts = Object.values(part);
    return texts.includes('') && texts.some((text) => text !== '');
  });
}

/**
 * A typed score as it is sent; null for one that is not complete or beyond the limits (MATCH-34).
 *
 * @param isRunning whether the match is being played, so that its last set counts for nobody yet
 */
export function scoreOf(typed: TypedScore, isRunning = false): Score | null {
  const sent = wireOf(typed, isRunning);
  return !isEmpty(typed) && v.is(calls.recordScore.body.entries.score, sent)
    ? (sent as Score)
    : null;
}
