import type { Match, MatchSummary } from '@touchline/contract/match';
import type { TFunction } from 'i18next';
import { canonicalUrl } from '../share.ts';
import { saveFile } from '#platform/saveFile.ts';
import { serverNow } from '#platform/serverClock.ts';
import { matchCalendar, matchesCalendar } from './matchCalendar.ts';

/** Saves the calendar file of a match. */
export function saveCalendar(t: TFunction, match: Match): void {
  const { origin, hostname: host } = location;
  const url = canonicalUrl(match, origin);
  const text = matchCalendar(t, match, { url, host, now: serverNow() });
  if (text === null) return;
  saveFile(fileNameOf(`match-${match.id}`), 'text/calendar', text);
}

/**
 * Saves one calendar file of several matches.
 *
 * @param name of the file, without its ending
 * @returns false when none of them has a date
 */
export function saveMatchesCalendar(
  t: TFunction,
  matches: readonly MatchSummary[],
  name = 'matches',
): boolean {
  const { origin, hostname: host } = location;
  const urlOf = (match: MatchSummary) => canonicalUrl(match, origin);
  const text = matchesCalendar(t, matches, { urlOf, host, now: serverNow() });
  if (text !== null) saveFile(fileNameOf(name), 'text/calendar', text);
  return text !== null;
}

function fileNameOf(name: string): string {
  return `${name.replace(/[^\w-]+/g, '-')}.ics`;
}
