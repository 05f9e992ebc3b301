import type { MatchRow } from '@touchline/contract/adminMatch';
import type { Schedule } from '@touchline/contract/match';
import type { TFunction } from 'i18next';
import { unparse } from 'papaparse';

export interface CsvContext {
  language: string;
  /** The points of both sides as text; null without a score. */
  scoreOf: (score: MatchRow['score']) => readonly [home: string, away: string] | null;
}

/** The mark by which spreadsheets know UTF-8. */
const byteOrderMark = '\uFEFF';

/**
 * Matches as a CSV file for spreadsheets (ADMIN-27). Turkish ones expect `;`. A text that a
 * spreadsheet would calculate begins with an apostrophe, because titles are typed by people.
 */
export function matchCsv(
  t: TFunction,
  matches: readonly MatchRow[],
  { language, scoreOf }: CsvContext,
): string {
  const fields = ['title', 'date', 'time', 'home', 'away', 'score'] as const;
  const more = ['status', 'visibility', 'sport', 'age', 'competition', 'venue'] as const;
  const rows = matches.map((match) => {
    const [home, away] = match.teams;
    return [
      match.broadcastTitle,
      ...dateAndTime(match.schedule),
      home?.name ?? '',
      away?.name ?? '',
      scoreOf(match.score)?.join(' – ') ?? '',
      t(`match.status.${match.status}`),
      t(`admin.visibility.${match.visibility}`),
      t(`match.sport.${match.sport}`),
      match.ageGroup ?? '',
      match.competition ?? '',
      match.venue?.name ?? '',
    ];
  });
  const head = [...fields, ...more].map((field) => t(`admin.columns.${field}`));
  const delimiter = language === 'tr' ? ';' : ',';
  return byteOrderMark + unparse([head, ...rows], { delimiter, escapeFormulae: true });
}

/** The day as ISO and the time of the viewer's clock; both empty for what is to be confirmed. */
function dateAndTime(schedule: Schedule): [date: string, time: string] {
  switch (schedule.kind) {
    case 'dateTime': {
      const date = new Date(schedule.startsAt);
      const two = (number: number) => String(number).padStart(2, '0');
      return [
        `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`,
        `${two(date.getHours())}:${two(date.getMinutes())}`,
      ];
    }
    case 'date':
      return [schedule.date, ''];
    case 'tbc':
      return ['', ''];
  }
}
