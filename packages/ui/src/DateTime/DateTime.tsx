import { useEffect, useReducer } from 'react';
import { useIsOnServer } from '../internal/useIsOnServer.ts';
import { useLocale } from '../locale/index.ts';
import { callAt } from './callAt.ts';
import { formatAbsolute, formatRelative, type DateTimeFormat } from './formatDateTime.ts';
import { nextChange } from './nextChange.ts';

export interface DateTimeProps {
  /**
   * ISO 8601: an instant, or `YYYY-MM-DD` for a day without a time. Any other value renders
   * nothing.
   */
  value: string;
  /** How it is written: `relative` changes as time goes by, the others do not. */
  format: DateTimeFormat;
  /** BCP 47 tag; omitted: the language of the `LocaleProvider`. */
  language?: string;
  /**
   * IANA name of the zone to show, for example that of the venue; a zone other than the viewer's is
   * named in the text.
   */
  timeZone?: string;
  /**
   * The current time in milliseconds since 1970, for `relative` and for the present year. The app
   * passes the server's time.
   */
  now?: () => number;
}

/**
 * A point in time in the reader's language. `relative` updates itself. A server knows neither the clock
 * nor the zone of the reader, so it writes the year and the zone as well, and a date for `relative`.
 */
export function DateTime({ value, format, language, timeZone, now = Date.now }: DateTimeProps) {
  const { locale } = useLocale();
  const isOnServer = useIsOnServer();
  const options = { language: language ?? locale, timeZone };
  if (Number.isNaN(Date.parse(value))) {
    return null;
  }
  if (isOnServer) {
    const known = { ...options, timeZone: timeZone ?? 'UTC', isForAnyone: true };
    return (
      <time dateTime={value}>
        {formatAbsolute(value, format === 'relative' ? 'date' : format, known)}
      </time>
    );
  }
  if (format === 'relative') {
    return (
      <time dateTime={value} title={formatAbsolute(value, 'dateTime', options)}>
        <Relative value={value} now={now} {...options} />
      </time>
    );
  }
  return <time dateTime={value}>{formatAbsolute(value, format, { ...options, now: now() })}</time>;
}

interface RelativeProps {
  value: string;
  now: () => number;
  language: string;
  timeZone: string | undefined;
}

function Relative({ value, now, ...options }: RelativeProps) {
  const [wakings, wake] = useReducer((count: number) => count + 1, 0);
  const present = now();
  const change = nextChange(value, present, options.timeZone);

  // By the time of the change, because the wait for it can be the same again and again. Also after a
  // waking that came too early, because the clock was set back meanwhile.
  useEffect(() => {
    if (change === undefined) {
      return undefined;
    }
    return callAt(Date.now() + change - now(), wake);
  }, [change, now, wakings]);

  return formatRelative(value, present, options);
}
