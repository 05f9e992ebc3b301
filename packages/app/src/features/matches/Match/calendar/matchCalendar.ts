import type { MatchSummary, Schedule, Sport } from '@touchline/contract/match';
import type { TFunction } from 'i18next';
import { type IcsEvent, generateIcsCalendar, generateIcsEvent } from 'ts-ics';
import { contextLine } from '../../matchView.ts';
import { teamsText } from '../share.ts';
import { calendarSchedule, isEntryCancelled } from './calendarSchedule.ts';
import { venueText } from '../details/place.ts';
import { dayLength } from '#platform/time/days.ts';

const minute = 60_000;

/** How long the matches of a sport take with their breaks, in minutes. */
const lengths: Partial<Record<Sport, number>> = { cricket: 240, tennis: 150, football: 110 };
const usualLength = 90;

/** The sequence counts the seconds from here, so that a later change has a higher number. */
const sequenceStart = Date.parse('2020-01-01T00:00:00Z');

export interface CalendarContext {
  /** The address of the page of the match. */
  url: string;
  /** The host of the site, for the id of the entry. */
  host: string;
  /** Milliseconds since 1970 by the server's clock. */
  now: number;
}

/**
 * The match as an iCalendar file (MATCH-23), without the name of any person. The same id on every
 * download lets a calendar replace the entry that it has.
 *
 * @returns null for a match without a date
 */
export function matchCalendar(
  t: TFunction,
  match: MatchSummary,
  context: CalendarContext,
): string | null {
  const event = matchEvent(t, match, context);
  return event && calendarOf(generateIcsEvent(event));
}

/**
 * The entries of matches, for `calendarOf`; those without a date are left out.
 *
 * @param urlOf the address of the page of a match
 */
export function calendarEntries(
  t: TFunction,
  matches: readonly MatchSummary[],
  { urlOf, ...context }: Omit<CalendarContext, 'url'> & { urlOf: (match: MatchSummary) => string },
): string {
  return matches
    .flatMap((match) => matchEvent(t, match, { ...context, url: urlOf(match) }) ?? [])
    .map((event) => generateIcsEvent(event))
    .join('');
}

function matchEvent(
  t: TFunction,
  match: MatchSummary,
  { url, host, now }: CalendarContext,
): IcsEvent | null {
  const planned = calendarSchedule(match);
  if (!planned) return null;
  const changed = match.updatedAt ? Date.parse(match.updatedAt) : sequenceStart;
  return {
    uid: `match-${encodeURIComponent(match.id)}@${host}`,
    summary: summaryOf(t, match),
    description: [contextLine(t, match), url, t('matchPage.calendarNote')].join('\n'),
    stamp: { date: new Date(now) },
    sequence: Math.max(0, Math.floor((changed - sequenceStart) / 1000)),
    status: statusOf(match, planned),
    url,
    ...(match.venue ? { location: venueText(match.venue) } : {}),
    ...timesOf(planned, match.sport),
  };
}

/** The teams; of a cancelled entry after its status, as not every calendar shows that of an entry. */
function summaryOf(t: TFunction, match: MatchSummary): string {
  const teams = teamsText(t, match).join(` ${t('match.versus')} `);
  if (!isEntryCancelled(match)) return teams;
  return t('matchPage.calendarCancelled', { status: t(`match.status.${match.status}`), teams });
}

/** An iCalendar file with these entries, which may have been written one part after the other. */
export function calendarOf(entries: string): string {
  const empty = generateIcsCalendar({
    version: '2.0',
    prodId: '-//Touchline//Touchline//EN',
    method: 'PUBLISH',
  });
  const end = empty.lastIndexOf('END:VCALENDAR');
  return empty.slice(0, end) + entries + empty.slice(end);
}

function statusOf(match: MatchSummary, planned: Schedule): NonNullable<IcsEvent['status']> {
  if (isEntryCancelled(match)) return 'CANCELLED';
  return planned.kind === 'date' ? 'TENTATIVE' : 'CONFIRMED';
}

/** A date without a time is a whole day, whose end is the next one. */
function timesOf(planned: Exclude<Schedule, { kind: 'tbc' }>, sport: Sport) {
  if (planned.kind === 'date') {
    const start = Date.parse(`${planned.date}T00:00:00Z`);
    return {
      start: { date: new Date(start), type: 'DATE' as const },
      end: { date: new Date(start + dayLength), type: 'DATE' as const },
    };
  }
  const start = Date.parse(planned.startsAt);
  const length = (lengths[sport] ?? usualLength) * minute;
  return { start: { date: new Date(start) }, end: { date: new Date(start + length) } };
}
