import type { Match } from '@touchline/contract/match';
import type { TFunction } from 'i18next';
import { canonicalUrl } from '../share.ts';
import { serverNow } from '#platform/serverClock.ts';
import { matchCalendar } from './matchCalendar.ts';

/** Saves the calendar file of a match. */
export function saveCalendar(t: TFunction, match: Match): void {
  const { origin, hostname: host } = location;
  const url = canonicalUrl(match, origin);
  const text = matchCalendar(t, match, { url, host, now: serverNow() });
  if (text === null) return;
  const address = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `match-${match.id.replace(/[^\w-]+/g, '-')}.ics`;
  link.click();
  URL.revokeObjectURL(address);
}
