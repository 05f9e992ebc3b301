/**
 * `relative`: "5 minutes ago", after a week the date. `message`: `MMM dd, h:mm a` in English and
 * the usual format in other languages (INBOX-3). `day`, `shortDay` and `dayTime` name the day of the
 * week, and the year only where it is not the present one (TIME-8).
 */
export type DateTimeFormat =
  | 'relative'
  | 'time'
  | 'date'
  | 'dateTime'
  | 'message'
  | 'day'
  | 'shortDay'
  | 'dayTime';

export interface FormatOptions {
  /** BCP 47 tag. */
  language: string;
  /**
   * IANA name of the zone to show; omitted: the viewer's. A different zone is named beside the
   * time.
   */
  timeZone?: string | undefined;
  /** IANA name; omitted: the device's zone. */
  viewerTimeZone?: string | undefined;
  /** Milliseconds since 1970, to tell the present year; omitted: by the device's clock. */
  now?: number | undefined;
  /** Writes the year and the zone as well, for a reader whose clock and zone are not known. */
  isForAnyone?: boolean;
}

export const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const dateOnly = /^\d{4}-\d{2}-\d{2}$/;

/** True for `YYYY-MM-DD`: a day without a time, which does not depend on a time zone. */
export function isDateOnly(value: string): boolean {
  return dateOnly.test(value);
}

const formatters = new Map<string, Intl.DateTimeFormat>();

// Formatters are cached, because creating one takes about a thousand times as long as using it.
function formatter(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = language + JSON.stringify(options);
  let found = formatters.get(key);
  if (!found) {
    found = new Intl.DateTimeFormat(language, options);
    formatters.set(key, found);
  }
  return found;
}

/** The number of the calendar day in that zone, counted from 1970. */
export function calendarDay(instant: number, timeZone?: string): number {
  const parts = formatter('en', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  }).formatToParts(instant);
  const read = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((part) => part.type === type)?.value);
  return Date.UTC(read('year'), read('month') - 1, read('day')) / day;
}

/** The local time of a zone as text, to compare whether two zones agree at that instant. */
function wallClock(instant: number, timeZone?: string): string {
  return formatter('en', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(instant);
}

function isForeignZone(
  instant: number,
  { timeZone, viewerTimeZone, isForAnyone }: FormatOptions,
): boolean {
  return (
    timeZone !== undefined &&
    (isForAnyone || wallClock(instant, timeZone) !== wallClock(instant, viewerTimeZone))
  );
}

const date = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const longDay = { weekday: 'long', day: 'numeric', month: 'long' } as const;
const shortDay = { weekday: 'short', day: 'numeric', month: 'short' } as const;

/** `3:05 PM` in 12-hour languages, `03:05` with two digits in 24-hour languages. */
function timeFields(language: string): Intl.DateTimeFormatOptions {
  const { hour12 } = formatter(language, { hour: 'numeric' }).resolvedOptions();
  return { hour: hour12 ? 'numeric' : '2-digit', minute: '2-digit' };
}

function fieldsOf(
  format: Exclude<DateTimeFormat, 'relative'>,
  language: string,
): Intl.DateTimeFormatOptions {
  switch (format) {
    case 'date':
      return date;
    case 'time':
      return timeFields(language);
    case 'dateTime':
      return { ...date, ...timeFields(language) };
    case 'message':
      return isEnglish(language)
        ? { day: '2-digit', month: 'short', hour: 'numeric', minute: '2-digit', hour12: true }
        : { day: 'numeric', month: 'short', ...timeFields(language) };
    case 'day':
      return longDay;
    case 'shortDay':
      return shortDay;
    case 'dayTime':
      return { ...shortDay, ...timeFields(language) };
  }
}

/** The fields of a format for a date without a time. */
function dateFieldsOf(format: Exclude<DateTimeFormat, 'relative'>): Intl.DateTimeFormatOptions {
  if (format === 'day') return longDay;
  return format === 'shortDay' || format === 'dayTime' ? shortDay : date;
}

/** The year, for the formats that name it only where it is not the present one. */
function yearField(
  value: string,
  format: DateTimeFormat,
  { timeZone, viewerTimeZone, now = Date.now(), isForAnyone }: FormatOptions,
): Intl.DateTimeFormatOptions {
  if (format !== 'day' && format !== 'shortDay' && format !== 'dayTime') return {};
  const zone = timeZone ?? viewerTimeZone;
  const year = (instant: number, shownZone: string | undefined) =>
    formatter('en', { timeZone: shownZone, year: 'numeric' }).format(instant);
  const shown = year(Date.parse(value), isDateOnly(value) ? 'UTC' : zone);
  return !isForAnyone && shown === year(now, zone) ? {} : { year: 'numeric' };
}

/** The formats that have no time, for which the zone is not named. */
const dayFormats: readonly DateTimeFormat[] = ['date', 'day', 'shortDay'];

function isEnglish(language: string): boolean {
  return /^en\b/i.test(language);
}

/**
 * Formats an instant or a day.
 *
 * @param value ISO 8601: an instant with its zone, or `YYYY-MM-DD`
 * @returns an empty text when `value` is not a date
 */
export function formatAbsolute(
  value: string,
  format: Exclude<DateTimeFormat, 'relative'>,
  options: FormatOptions,
): string {
  const instant = Date.parse(value);
  if (Number.isNaN(instant)) {
    return '';
  }
  if (isDateOnly(value)) {
    return formatter(options.language, {
      ...dateFieldsOf(format),
      ...yearField(value, format, options),
      timeZone: 'UTC',
    }).format(instant);
  }
  const language = format === 'message' && isEnglish(options.language) ? 'en-US' : options.language;
  const text = formatter(language, {
    ...fieldsOf(format, language),
    ...yearField(value, format, options),
    ...(!dayFormats.includes(format) &&
      isForeignZone(instant, options) && { timeZoneName: 'short' }),
    timeZone: options.timeZone ?? options.viewerTimeZone,
  }).format(instant);
  // Some engines put a narrow no-break space before AM and PM, others a normal one.
  return text.replaceAll('\u202F', ' ');
}

const relativeFormatters = new Map<string, Intl.RelativeTimeFormat>();

function relativeFormatter(language: string): Intl.RelativeTimeFormat {
  let found = relativeFormatters.get(language);
  if (!found) {
    found = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
    relativeFormatters.set(language, found);
  }
  return found;
}

/**
 * Formats the distance to now in minutes, hours or calendar days of the zone, and from a week on as
 * a date. Less than a minute in the future counts as now, because the clocks of server and device
 * can differ a little.
 *
 * @param now milliseconds since 1970
 */
export function formatRelative(value: string, now: number, options: FormatOptions): string {
  const instant = Date.parse(value);
  if (Number.isNaN(instant)) {
    return '';
  }
  const formatter = relativeFormatter(options.language);
  const remaining = instant - now;
  const distance = Math.abs(remaining);
  if (!isDateOnly(value) && distance < day) {
    if (distance < minute) {
      return formatter.format(0, 'second');
    }
    return distance < hour
      ? formatter.format(Math.trunc(remaining / minute), 'minute')
      : formatter.format(Math.trunc(remaining / hour), 'hour');
  }
  const zone = options.timeZone ?? options.viewerTimeZone;
  const days =
    (isDateOnly(value) ? instant / day : calendarDay(instant, zone)) - calendarDay(now, zone);
  return Math.abs(days) < 7
    ? formatter.format(days, 'day')
    : formatAbsolute(value, 'date', options);
}
