import type { MatchRow } from '@touchline/contract/adminMatch';
import type { MatchTeam } from '@touchline/contract/match';
import type { ParseKeys, TFunction } from 'i18next';
import { csvLines, csvText } from '../../csvText.ts';
import { typedTimeOf } from '../../matches/fields/matchTime.ts';

export interface CsvContext {
  language: string;
  /** A score as one line; null without one. */
  scoreOf: (score: MatchRow['score']) => string | null;
  /** The word for a status, as the list and the record have it (MATCH-3). */
  statusOf: (match: MatchRow) => string;
}

/** The columns, by names that the import of matches knows where it reads them (ADMIN-150). */
const columns: readonly ParseKeys[] = [
  'admin.columns.title',
  'admin.columns.date',
  'admin.columns.time',
  'adminImport.columns.timeZone',
  'admin.columns.home',
  'adminImport.columns.homeSchool',
  'admin.columns.away',
  'adminImport.columns.awaySchool',
  'admin.columns.score',
  'admin.columns.status',
  'admin.columns.visibility',
  'admin.columns.sport',
  'admin.columns.age',
  'admin.columns.gender',
  'admin.columns.competition',
  'admin.columns.venue',
];

/**
 * The beginning of a CSV file of matches for spreadsheets, which the import of matches can read: the
 * names of its columns (ADMIN-27).
 */
export function matchCsvHead(t: TFunction, { language }: CsvContext): string {
  return csvText(language, [columns.map((key) => t(key))]);
}

/** The lines of matches after the head of the file or after other lines. */
export function matchCsvLines(
  t: TFunction,
  matches: readonly MatchRow[],
  { language, scoreOf, statusOf }: CsvContext,
): string {
  const rows = matches.map((match) => {
    const [home, away] = match.teams;
    return [
      match.broadcastTitle,
      ...timeCells(match),
      ...sideCells(t, home),
      ...sideCells(t, away),
      scoreOf(match.score) ?? '',
      statusOf(match),
      t(`admin.visibility.${match.visibility}`),
      t(`match.sport.${match.sport}`),
      match.ageGroup ?? '',
      match.gender ? t(`team.gender.${match.gender}`) : '',
      match.competition ?? '',
      match.venue?.name ?? '',
    ];
  });
  return csvLines(language, rows);
}

/**
 * The day as ISO and the time, by the clock of the ground, and the zone of that clock. All but the zone
 * are empty for what is to be confirmed.
 */
function timeCells({ schedule, timeZone }: MatchRow): string[] {
  const { date, time, zone } = typedTimeOf(schedule, timeZone);
  return [date, time, schedule.kind === 'dateTime' ? zone : (timeZone ?? '')];
}

/** The name of a team and that of its school, without which the import knows no guest. */
function sideCells(t: TFunction, team: MatchTeam | undefined): string[] {
  return team?.name ? [team.name, team.school.name] : [t('match.toBeConfirmed'), ''];
}
