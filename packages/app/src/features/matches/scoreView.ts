import type { MatchSummary, PairScore, Score } from '@touchline/contract/match';
import type { TFunction } from 'i18next';

/** A value of the home side and of the away side, in the order of the teams. */
type Sides<Value> = readonly [home: Value, away: Value];

/** The score to show; a cancelled match has none, whatever was entered before (MATCH-51). */
export function shownScore({ status, score }: Pick<MatchSummary, 'status' | 'score'>) {
  return status === 'cancelled' ? null : score;
}

/**
 * The points of each side as text; null when there is no score. A score of null is unknown, not 0.
 */
export function formatScore(score: Score | null): Sides<string> | null {
  if (!score) return null;
  if (score.kind !== 'innings') return [String(score.home), String(score.away)];
  const side = (team: 'home' | 'away') =>
    inningsOf(score, team).map(inningsText).join(' & ') || '–';
  return [side('home'), side('away')];
}

/** Runs and wickets; all out has the runs alone. */
export function inningsText({ runs, wickets }: Pick<Innings, 'runs' | 'wickets'>): string {
  return wickets === 10 ? String(runs) : `${runs}/${wickets}`;
}

/** The overs of an innings in words; whole ones without balls. */
export function oversText(t: TFunction, overs: string): string {
  const text = overs.replace(/\.0$/, '');
  return t('matchPage.overs', { overs: text, count: Number(text) });
}

/** The line below the points: overs of the latest innings, or points per set. */
export function scoreDetails(t: TFunction, score: Score | null): Sides<string | undefined> | null {
  if (score?.kind === 'innings') {
    const side = (team: 'home' | 'away') => {
      const overs = inningsOf(score, team).at(-1)?.overs;
      return overs === undefined ? t('match.notBattedYet') : oversText(t, overs);
    };
    return [side('home'), side('away')];
  }
  if (score?.kind === 'sets' && score.sets.length > 0) {
    const side = (team: 'home' | 'away') =>
      score.sets.map((set) => String(set[team]).padStart(digits(set), figureSpace)).join(enSpace);
    return [side('home'), side('away')];
  }
  return null;
}

const enSpace = '\u2002';

/** As wide as a digit, so that a set stands in one column in both lines. */
const figureSpace = '\u2007';

function digits({ home, away }: PairScore): number {
  return String(Math.max(home, away)).length;
}

type Decided = Pick<MatchSummary, 'status' | 'score' | 'decidedBy' | 'penalties'>;

/**
 * The index of the side that has won or, in a live match, leads; null where that is not certain
 * (MATCH-33). Runs are compared only after both sides have batted.
 */
export function leader({ status, score, decidedBy, penalties }: Decided): 0 | 1 | null {
  const totals = sideTotals(score);
  if (!totals) return null;
  if (status === 'live' || status === 'paused') return leadingSide(totals);
  if (status !== 'finished' || decidedBy === 'noResult') return null;
  if (score?.kind === 'innings' && !areRunsDecisive(score)) return null;
  return (penalties && leadingSide(penalties)) ?? leadingSide(totals);
}

/**
 * Whether the runs of a cricket match that is over tell who has won. Not in several innings a side,
 * where it may be a draw, nor after a chase that ended early, whose target may have been revised. The
 * words of the result have no part in it: lists do not have them, and would mark another side.
 */
function areRunsDecisive({ innings }: InningsScore): boolean {
  const [first, chase] = innings;
  if (!first || !chase || innings.length > 2) return false;
  const isOutOfOvers = Number(chase.overs) === Number(first.overs);
  return chase.runs > first.runs || chase.wickets === 10 || isOutOfOvers;
}

function leadingSide({ home, away }: PairScore): 0 | 1 | null {
  return home === away ? null : home > away ? 0 : 1;
}

function sideTotals(score: Score | null): PairScore | null {
  if (score?.kind !== 'innings') return score;
  const [home, away] = [inningsOf(score, 'home'), inningsOf(score, 'away')];
  return home.length > 0 && away.length > 0 ? { home: runsIn(home), away: runsIn(away) } : null;
}

type InningsScore = Extract<Score, { kind: 'innings' }>;

type Innings = InningsScore['innings'][number];

function inningsOf(score: InningsScore, team: 'home' | 'away') {
  return score.innings.filter((innings) => innings.team === team);
}

function runsIn(innings: InningsScore['innings']): number {
  return innings.reduce((sum, { runs }) => sum + runs, 0);
}
