import { fromAbsolute, parseDateTime, toZoned } from '@internationalized/date';
import type { Schedule } from '@touchline/contract/match';
import { dayAt, zoneOfDevice } from '#platform/time/schedule.ts';

/** The time of a match as it is typed: by the clock of the place where it is played (TIME-1). */
export interface TypedTime {
  kind: string;
  /** `YYYY-MM-DD`; empty while it is not complete. */
  date: string;
  /** `HH:mm`. */
  time: string;
  /** IANA name of the zone of this clock. */
  zone: string;
}

/** The zone of a place; without one that the browser knows it is that of the device. */
export function zoneOrOwn(zone: string | null): string {
  return zone && isZone(zone) ? zone : zoneOfDevice();
}

/** A stored time by the clock of a zone. */
export function typedTimeOf(schedule: Schedule | null, zone: string | null): TypedTime {
  const known = zoneOrOwn(zone);
  const empty = { date: '', time: '', zone: known };
  switch (schedule?.kind) {
    case 'dateTime': {
      const start = fromAbsolute(Date.parse(schedule.startsAt), known).toString();
      return { kind: 'dateTime', date: start.slice(0, 10), time: start.slice(11, 16), zone: known };
    }
    case 'date':
      return { ...empty, kind: 'date', date: schedule.date };
    default:
      return { ...empty, kind: schedule?.kind ?? 'dateTime' };
  }
}

/**
 * A typed time as it is sent. What is not complete has an empty text where something is missing,
 * which no schema accepts.
 */
export function scheduleOf({ kind, date, time, zone }: TypedTime): Schedule {
  switch (kind) {
    case 'dateTime':
      return { kind, startsAt: instantAt(date, time, zone) ?? '' };
    case 'date':
      return { kind, date };
    default:
      return { kind: 'tbc' };
  }
}

/** An hour alone is a time too: `9` is `09:00`. */
const written = /^(?<hour>[01]?\d|2[0-3])(?:[:.](?<minute>[0-5]\d))?$/;

/** A typed time as `HH:MM`; null when it is none. */
export function clockOf(time: string): string | null {
  const { hour, minute = '00' } = written.exec(time.trim())?.groups ?? {};
  return hour === undefined ? null : `${hour.padStart(2, '0')}:${minute}`;
}

/** The instant at which a clock shows a time; in the hour that a clock skips, the one after it. */
function instantAt(date: string, time: string, zone: string): string | null {
  const clock = clockOf(time);
  if (clock === null) return null;
  try {
    const start = parseDateTime(`${date}T${clock}`);
    return toZoned(start, zoneOrOwn(zone)).toAbsoluteString();
  } catch {
    return null;
  }
}

const knownZones = new Map<string, boolean>();

/** Remembers each answer, because a list asks for every row and a formatter takes long to create. */
function isZone(name: string): boolean {
  const known = knownZones.get(name) ?? canFormat(name);
  knownZones.set(name, known);
  return known;
}

function canFormat(timeZone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone }));
  } catch {
    return false;
  }
}

/** Whether a time has passed; a day without a time has when it is over, by the clock of the device. */
export function isPast(schedule: Schedule, now: number): boolean {
  if (schedule.kind === 'tbc') return false;
  return schedule.kind === 'date'
    ? schedule.date !== '' && schedule.date < dayAt(now)
    : Date.parse(schedule.startsAt) < now;
}
