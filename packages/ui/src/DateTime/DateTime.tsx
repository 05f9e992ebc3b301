import { useEffect, useState } from 'react';
import { useLocale } from '../locale/index.ts';
import { wakeAt } from './alarm.ts';
import { formatAbsolute, formatRelative, type DateTimeFormat } from './formatDateTime.ts';
import { nextChange } from './nextChange.ts';

export interface DateTimeProps {
  /** ISO 8601: an instant, or `YYYY-MM-DD` for a day without a time. Anything else shows nothing. */
  value: string;
  format: DateTimeFormat;
  /** BCP 47 tag; left out, the language around it. */
  language?: string;
  /** IANA name, for instance of the venue; where it differs from the viewer's it is named. */
  timeZone?: string;
  /** The clock `relative` counts from, in milliseconds since 1970: the app's is corrected by the server. */
  now?: () => number;
}

/** Shows when something happened or will happen, in the reader's language; `relative` keeps itself fresh. */
export function DateTime({ value, format, language, timeZone, now = Date.now }: DateTimeProps) {
  const { locale } = useLocale();
  const options = { language: language ?? locale, timeZone };
  if (Number.isNaN(Date.parse(value))) {
    return null;
  }
  if (format === 'relative') {
    return (
      <time dateTime={value} title={formatAbsolute(value, 'dateTime', options)}>
        <Relative value={value} now={now} {...options} />
      </time>
    );
  }
  return <time dateTime={value}>{formatAbsolute(value, format, options)}</time>;
}

interface RelativeProps {
  value: string;
  now: () => number;
  language: string;
  timeZone: string | undefined;
}

function Relative({ value, now, ...options }: RelativeProps) {
  const [, setWakings] = useState(0);
  const present = now();
  const change = nextChange(value, present, options.timeZone);
  const wait = change === undefined ? undefined : change - present;

  useEffect(() => {
    if (wait === undefined) {
      return undefined;
    }
    return wakeAt(Date.now() + wait, () => setWakings((wakings) => wakings + 1));
  }, [wait]);

  return formatRelative(value, present, options);
}
