import type { Match, MatchSummary } from '@touchline/contract/match';
import type { TFunction } from 'i18next';
import { canonicalUrl } from '../share.ts';
import { saveFile } from '#platform/saveFile.ts';
import { serverNow } from '#platform/serverClock.ts';
import { calendarEntries, calendarOf, matchCalendar } from './matchCalendar.ts';

/** Saves the calendar file of a match. */
export function saveCalendar(t: TFunction, match: Match): void {
  const { origin, hostname: host } = location;
  const url = canonicalUrl(match, origin);
  const text = matchCalendar(t, match, { url, host, now: serverNow() });
  if (text === null) return;
  saveFile(fileNameOf(`match-${match.id}`), 'text/calendar', text);
}

export interface CalendarFile {
  /** Writes the entries of more matches; of many, a part at a time, so that no task is long. */
  add: (matches: readonly MatchSummary[]) => void;
  /** Saves the file; false when none of the matches has a date. */
  save: () => boolean;
}

/**
 * Begins one calendar file of several matches.
 *
 * @param name of the file, without its ending
 */
export function startCalendar(t: TFunction, name = 'matches'): CalendarFile {
  const { origin, hostname: host } = location;
  const urlOf = (match: MatchSummary) => canonicalUrl(match, origin);
  const context = { urlOf, host, now: serverNow() };
  let entries = '';
  return {
    add(matches) {
      entries += calendarEntries(t, matches, context);
    },
    save() {
      if (entries) saveFile(fileNameOf(name), 'text/calendar', calendarOf(entries));
      return entries !== '';
    },
  };
}

function fileNameOf(name: string): string {
  return `${name.replace(/[^\w-]+/g, '-')}.ics`;
}
