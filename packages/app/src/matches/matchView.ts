import type { MatchSummary, MatchStatus, PairScore, Score } from '@touchline/contract/match';
import type { BadgeProps } from '@touchline/ui/Badge';
import type { MatchCardTeam } from '@touchline/ui/MatchCard';
import type { TFunction } from 'i18next';

type Tone = NonNullable<BadgeProps['tone']>;

const tones: Record<MatchStatus | 'delayed', Tone> = {
  scheduled: 'neutral',
  delayed: 'warning',
  live: 'live',
  paused: 'warning',
  finished: 'neutral',
  abandoned: 'danger',
  postponed: 'warning',
  cancelled: 'danger',
  unknown: 'neutral',
};

/**
 * The status to show: a match whose start has passed without being live is delayed. That is worked
 * out here and never stored (domain.md §6.1).
 *
 * @param now milliseconds since 1970
 */
export function shownStatus(
  { status, schedule }: Pick<MatchSummary, 'status' | 'schedule'>,
  now: number,
): MatchStatus | 'delayed' {
  const hasStarted = schedule.kind === 'dateTime' && Date.parse(schedule.startsAt) < now;
  return status === 'scheduled' && hasStarted ? 'delayed' : status;
}

/** The status as a word and a tone; an unknown one keeps the server's own word. */
export function statusView(
  t: TFunction,
  match: Pick<MatchSummary, 'status' | 'statusText'> &
    Partial<Pick<MatchSummary, 'schedule' | 'statusReason'>>,
  now: number,
): { text: string; tone: Tone } {
  const status = match.schedule
    ? shownStatus({ status: match.status, schedule: match.schedule }, now)
    : match.status;
  const word =
    status === 'unknown' && match.statusText ? match.statusText : t(`match.status.${status}`);
  const text = match.statusReason
    ? t('match.withReason', { status: word, reason: t(`match.reason.${match.statusReason}`) })
    : word;
  return { text, tone: tones[status] };
}

const phases = {
  HT: 'halfTime',
  '1st half': 'half1',
  '2nd half': 'half2',
  '1st innings': 'innings1',
  '2nd innings': 'innings2',
  '3rd innings': 'innings3',
  '4th innings': 'innings4',
  Q1: 'quarter1',
  Q2: 'quarter2',
  Q3: 'quarter3',
  Q4: 'quarter4',
  'Set 1': 'set1',
  'Set 2': 'set2',
  'Set 3': 'set3',
  'Set 4': 'set4',
  'Set 5': 'set5',
} as const;

/** The part that is being played, in the language of the person; an unknown one in the server's word. */
export function phaseText(t: TFunction, phase: string): string {
  return Object.hasOwn(phases, phase)
    ? t(`match.phase.${phases[phase as keyof typeof phases]}`)
    : phase;
}

/** Points of each side as printed, home first; nothing where there is no score. Null is not 0. */
export function printedScore(score: Score | null): readonly [string, string] | null {
  if (!score) return null;
  if (score.kind !== 'innings') return [String(score.home), String(score.away)];
  const side = (team: 'home' | 'away') =>
    score.innings
      .filter((innings) => innings.team === team)
      .map(({ runs, wickets }) => (wickets === 10 ? String(runs) : `${runs}/${wickets}`))
      .join(' & ') || '–';
  return [side('home'), side('away')];
}

/** Whoever won, where the match is over and the score says so. */
export function winner(match: Pick<MatchSummary, 'status' | 'score' | 'penalties'>): 0 | 1 | null {
  if (match.status !== 'finished') return null;
  const totals = sideTotals(match.score);
  if (!totals) return null;
  return ahead(totals) ?? (match.penalties ? ahead(match.penalties) : null);
}

function ahead({ home, away }: PairScore): 0 | 1 | null {
  return home === away ? null : home > away ? 0 : 1;
}

function sideTotals(score: Score | null): PairScore | null {
  if (!score) return null;
  if (score.kind !== 'innings') return score;
  const runs = (team: 'home' | 'away') =>
    score.innings.reduce((sum, innings) => sum + (innings.team === team ? innings.runs : 0), 0);
  return { home: runs('home'), away: runs('away') };
}

/** The teams with their points, ready to be drawn. */
export function teamViews(match: MatchSummary): MatchCardTeam[] {
  const points = printedScore(match.score);
  const winning = winner(match);
  return match.teams.map((team, index) => ({
    name: team.name,
    schoolName: team.school.name,
    crestUrl: team.crestUrl ?? undefined,
    points: points?.[index],
    isWinner: winning === index,
  }));
}

/** Sport, age group and competition in one line. */
export function contextLine(t: TFunction, match: MatchSummary): string {
  return [t(`match.sport.${match.sport}`), match.ageGroup, match.competition]
    .filter(Boolean)
    .join(' · ');
}

/** How the match was decided, where that is not by the regular play. */
export function decisionText(
  t: TFunction,
  { decidedBy, penalties }: Pick<MatchSummary, 'decidedBy' | 'penalties'>,
): string | undefined {
  if (!decidedBy || decidedBy === 'regular') return undefined;
  if (decidedBy === 'penalties') {
    return penalties ? t('match.decided.penalties', penalties) : undefined;
  }
  return t(`match.decided.${decidedBy}`);
}
