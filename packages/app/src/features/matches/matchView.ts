import type { MatchSummary, MatchStatus, Schedule } from '@touchline/contract/match';
import type { BadgeProps } from '@touchline/ui/Badge';
import { fold } from '@touchline/ui/fold';
import type { MatchCardTeam } from '@touchline/ui/shell/MatchCard';
import type { TFunction } from 'i18next';
import { leader, formatScore, scoreDetails, shownScore } from './scoreView.ts';

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

/** When a match starts, in ms since 1970; NaN while its time is not known. */
export function startOf(schedule: Schedule | undefined): number {
  return schedule?.kind === 'dateTime' ? Date.parse(schedule.startsAt) : Number.NaN;
}

/**
 * The status to show: a scheduled match whose start has passed is shown as delayed. The status is
 * computed here and never stored (MATCH-4).
 *
 * @param now milliseconds since 1970
 */
export function shownStatus(
  { status, schedule }: Pick<MatchSummary, 'status' | 'schedule'>,
  now: number,
): MatchStatus | 'delayed' {
  return status === 'scheduled' && startOf(schedule) < now ? 'delayed' : status;
}

/** Whether a match was played, or will not be. */
export function isOver({ status }: Pick<MatchSummary, 'status'>): boolean {
  return status === 'finished' || status === 'abandoned' || status === 'cancelled';
}

/**
 * Whether what was planned for a match is past, so that nothing of it is to be confirmed any more
 * (TIME-9): a postponed match is ahead at its new date alone, and of one whose day is over nobody has
 * told how it went.
 *
 * @param today the viewer's day
 */
export function isSchedulePast(
  match: Pick<MatchSummary, 'status' | 'schedule'>,
  today: string,
): boolean {
  const { status, schedule } = match;
  if (status === 'postponed' || isOver(match)) return true;
  const isDayOver = schedule.kind === 'date' && schedule.date < today;
  return isDayOver && status !== 'live' && status !== 'paused';
}

/** The word for a status; an unknown one is as the server wrote it (MATCH-3). */
export function statusWord(
  t: TFunction,
  { status, statusText }: Pick<MatchSummary, 'status' | 'statusText'>,
): string {
  return status === 'unknown' && statusText ? statusText : t(`match.status.${status}`);
}

/** The text and the tone of a status, which is shown as delayed where it is (MATCH-4). */
export function statusView(
  t: TFunction,
  match: Pick<MatchSummary, 'status' | 'statusText'> &
    Partial<Pick<MatchSummary, 'schedule' | 'statusReason'>>,
  now: number,
): { text: string; tone: Tone } {
  const status = match.schedule
    ? shownStatus({ status: match.status, schedule: match.schedule }, now)
    : match.status;
  const word = status === 'delayed' ? t('match.status.delayed') : statusWord(t, match);
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

/**
 * The translated name of the period being played; an unknown one is shown as the server wrote it.
 */
export function phaseText(t: TFunction, phase: string): string {
  return Object.hasOwn(phases, phase)
    ? t(`match.phase.${phases[phase as keyof typeof phases]}`)
    : phase;
}

/** The teams with their points, as `MatchCard` takes them. */
export function teamViews(t: TFunction, match: MatchSummary): MatchCardTeam[] {
  const score = shownScore(match);
  const points = formatScore(score);
  const details = scoreDetails(t, score);
  const leading = leader(match);
  return match.teams.map((team, index) => ({
    name: team.name.trim() || t('match.toBeConfirmed'),
    schoolName: team.school.name,
    schoolId: team.school.id ?? team.id ?? undefined,
    colours: team.colours,
    crestUrl: team.crestUrl ?? undefined,
    points: points?.[index],
    detail: details?.[index],
    isLeading: leading === index,
    isScoreVoid: match.status === 'abandoned',
  }));
}

/** Age group, gender and level of a team or of those who play a match, as far as they are known. */
export function groupText(
  t: TFunction,
  { ageGroup, gender, level }: Pick<MatchSummary, 'ageGroup' | 'gender' | 'level'>,
): string {
  return [ageGroup, gender && t(`team.gender.${gender}`), level].filter(Boolean).join(' · ');
}

/** The kind of a match, where it is another than the usual one, which is between schools (MATCH-55). */
export function kindText(
  t: TFunction,
  { matchType }: Pick<MatchSummary, 'matchType'>,
): string | undefined {
  return matchType && matchType !== 'interSchool' ? t(`match.kind.${matchType}`) : undefined;
}

/** Sport, group, kind and competition as one line of text (MATCH-55). */
export function contextLine(t: TFunction, match: MatchSummary): string {
  const { sport, competition } = match;
  return [t(`match.sport.${sport}`), groupText(t, match), kindText(t, match), competition]
    .filter(Boolean)
    .join(' · ');
}

/**
 * What joins the names of two teams, and the sports in English and Turkish. In a title with another word the
 * names are repeated, and nothing is lost.
 */
const joiningWords =
  'v vs football futbol cricket kriket rugby ragbi hockey hokey netball netbol basketball basketbol volleyball voleybol handball hentbol water polo su topu tennis tenis';

/**
 * Whether a title repeats what a card shows anyway: the teams, the sport, the age group and the
 * competition (LIST-24).
 */
export function isTitleRedundant(
  match: Pick<MatchSummary, 'broadcastTitle' | 'teams' | 'ageGroup' | 'competition'>,
): boolean {
  const { broadcastTitle, teams, ageGroup, competition } = match;
  const names = teams.flatMap(({ name, school }) => [name, school.name]);
  const shown = new Set(wordsOf([joiningWords, ageGroup, competition, ...names].join(' ')));
  return (
    teams.every(({ name }) => name.trim()) &&
    wordsOf(broadcastTitle).every((word) => shown.has(word))
  );
}

function wordsOf(text: string): string[] {
  // Folded, because the capitals of a Turkish title are not those of the names (SEARCH-16).
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** How the match was decided, if not in regular time. */
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
