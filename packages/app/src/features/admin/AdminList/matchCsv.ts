import type { MatchRow } from '@touchline/contract/adminMatch';
import type { Schedule } from '@touchline/contract/match';
import type { TFunction } from 'i18next';
import { csvText } from '../csvText.ts';

export interface CsvContext {
  language: string;
  /** A score as one line; null without one. */
  scoreOf: (score: MatchRow['score']) => string | null;
}

/** Matches as a CSV file for spreadsheets (ADMIN-27). */
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
      scoreOf(match.score) ?? '',
      t(`match.status.${match.status}`),
      t(`admin.visibility.${match.visibility}`),
      t(`match.sport.${match.sport}`),
      match.ageGroup ?? '',
      match.competition ?? '',
      match.venue?.name ?? '',
    ];
  });
  const head = [...fields, ...more].map((field) => t(`admin.columns.${field}`));
  return csvText(language, [head, ...rows]);
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
