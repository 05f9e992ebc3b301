import type { PairScore, Score, Sport } from '@touchline/contract/match';
import { isSetOver, newSet, scoreKindOf, setsWon } from './typedScore.ts';

type Side = 'home' | 'away';

/** What is entered with one press. */
export type ScoreEntry =
  | { kind: 'points'; word: PointWord; side: Side; points: number }
  | { kind: 'endSet' }
  | { kind: 'resumeSet' }
  | { kind: 'ball'; runs: number }
  | { kind: 'wicket' }
  | { kind: 'extra' }
  | { kind: 'innings'; team: Side };

export type PointWord = 'goal' | 'point' | 'basket' | 'try' | 'conversion' | 'kick' | 'game';

const most = { points: 999, sets: 9, innings: 4, wickets: 10 };

const goal = [{ word: 'goal', points: 1 }] as const;
const point = [{ word: 'point', points: 1 }] as const;

/** What scores in a sport, and how much (MATCH-10). */
const scoring: Readonly<Record<Sport, readonly { word: PointWord; points: number }[]>> = {
  football: goal,
  hockey: goal,
  netball: goal,
  handball: goal,
  waterPolo: goal,
  basketball: [
    { word: 'basket', points: 1 },
    { word: 'basket', points: 2 },
    { word: 'basket', points: 3 },
  ],
  rugby: [
    { word: 'try', points: 5 },
    { word: 'conversion', points: 2 },
    { word: 'kick', points: 3 },
  ],
  volleyball: point,
  tennis: [{ word: 'game', points: 1 }],
  other: point,
  cricket: [],
};

/** The presses that add to one side. */
export function pointsFor(sport: Sport, side: Side): Extract<ScoreEntry, { kind: 'points' }>[] {
  return scoring[sport].map((each) => ({ kind: 'points', side, ...each }));
}

/** The score with which a match begins. */
export function firstScore(sport: Sport): Score {
  const kind = scoreKindOf(sport);
  switch (kind) {
    case 'points':
      return { kind, home: 0, away: 0 };
    case 'sets':
      return { kind, home: 0, away: 0, sets: [newSet] };
    case 'innings':
      return { kind, innings: [] };
  }
}

/** The score after an entry; null where the entry is not possible. */
export function scoreAfter(score: Score, entry: ScoreEntry): Score | null {
  switch (score.kind) {
    case 'points':
      return entry.kind === 'points' ? add(score, entry.side, entry.points) : null;
    case 'sets':
      return setsAfter(score, entry);
    case 'innings':
      return inningsAfter(score, entry);
  }
}

function add<Pair extends PairScore>(pair: Pair, side: Side, points: number): Pair | null {
  const total = pair[side] + points;
  return total > most.points ? null : { ...pair, [side]: total };
}

type Sets = Extract<Score, { kind: 'sets' }>;

function setsAfter(score: Sets, entry: ScoreEntry): Sets | null {
  // A match that was finished by mistake may have been between two sets or in the last one, so the next
  // point begins a set unless somebody says that the last one goes on.
  const isOver = isSetOver(score);
  if (entry.kind === 'resumeSet')
    return isOver ? { ...score, ...setsWon(score.sets.slice(0, -1)) } : null;
  const sets = isOver || score.sets.length === 0 ? [...score.sets, newSet] : score.sets;
  if (sets.length > most.sets) return null;
  const running = sets.at(-1) as PairScore;
  const before = sets.slice(0, -1);
  if (entry.kind === 'points') {
    const next = add(running, entry.side, entry.points);
    return next && { ...score, sets: [...before, next] };
  }
  // The sets that were won are those that have ended.
  const canEnd = running.home !== running.away && sets.length < most.sets;
  if (entry.kind !== 'endSet' || !canEnd) return null;
  return { ...score, ...setsWon(sets), sets: [...sets, newSet] };
}

type Innings = Extract<Score, { kind: 'innings' }>;

function inningsAfter(score: Innings, entry: ScoreEntry): Innings | null {
  if (entry.kind === 'innings') {
    if (score.innings.length >= most.innings) return null;
    const next = { team: entry.team, runs: 0, wickets: 0, overs: '0' };
    return { ...score, innings: [...score.innings, next] };
  }
  const batting = score.innings.at(-1);
  if (!batting || batting.wickets >= most.wickets) return null;
  const before = score.innings.slice(0, -1);
  const put = (changes: Partial<typeof batting>): Innings | null => {
    const next = { ...batting, ...changes };
    return next.runs > most.points ? null : { ...score, innings: [...before, next] };
  };
  switch (entry.kind) {
    case 'ball':
      return put({ runs: batting.runs + entry.runs, overs: nextBall(batting.overs) });
    case 'wicket':
      return put({ wickets: batting.wickets + 1, overs: nextBall(batting.overs) });
    case 'extra':
      // A wide or a no-ball is a run, and is bowled again.
      return put({ runs: batting.runs + 1 });
    default:
      return null;
  }
}

/** An over has six balls: after `18.5` comes `19`. */
function nextBall(overs: string): string {
  const [over = '0', ball = '0'] = overs.split('.');
  return ball === '5' ? String(Number(over) + 1) : `${over}.${Number(ball) + 1}`;
}

/** The periods of a match, in the words of the server; none where the score itself says which. */
export function phasesOf(sport: Sport): readonly string[] {
  switch (sport) {
    case 'basketball':
    case 'netball':
    case 'waterPolo':
      return ['Q1', 'Q2', 'HT', 'Q3', 'Q4'];
    case 'volleyball':
    case 'tennis':
    case 'cricket':
      return [];
    default:
      return ['1st half', 'HT', '2nd half'];
  }
}

const ordinals = ['1st', '2nd', '3rd', '4th'];

/** The period that a score itself tells: the set or the innings; else the one that it was. */
export function phaseAfter(score: Score, phase: string | null): string | null {
  if (score.kind === 'sets') return `Set ${Math.max(score.sets.length, 1)}`;
  if (score.kind === 'innings') {
    const ordinal = ordinals[score.innings.length - 1];
    return ordinal ? `${ordinal} innings` : null;
  }
  return phase;
}
