import * as v from 'valibot';
import { wire } from '../wire.ts';
import { startsWithDay } from './calendar.ts';

/**
 * A text in a request. Its length is counted in code points, so that a character outside the BMP
 * counts as one.
 */
export function text(most: number) {
  return v.pipe(v.string(), v.maxCodePoints(most));
}

/** A text with at least one character. */
export function filled(most: number) {
  return v.pipe(v.string(), v.nonEmpty(), v.maxCodePoints(most));
}

/** A required text, trimmed; `message` is the error for a blank one. */
export function written(most: number, message: string) {
  return v.pipe(v.string(), v.trim(), v.nonEmpty(message), v.maxCodePoints(most));
}

export const email = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^\S[^\s@]*@\S+$/, 'This is not an e-mail address'),
  v.maxCodePoints(254),
);

/** A password that is set: eight characters and no other rule, for passphrases and password managers. */
export const newPassword = v.pipe(v.string(), v.minCodePoints(8), v.maxCodePoints(128));

/** Opaque identifier, 1 to 64 characters. */
export const strictId = filled(64);

/** IANA name of a time zone. */
export const timeZone = v.pipe(
  v.string(),
  v.maxCodePoints(64),
  v.check((name) => {
    try {
      return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
    } catch {
      return false;
    }
  }, 'This is not the name of a time zone'),
);

/**
 * ISO 8601 instant in UTC (WIRE-23). Milliseconds of zero are left out, so that equal instants are
 * equal texts.
 */
export const strictInstant = v.pipe(
  v.string(),
  v.regex(
    /^\d{4}(?:-\d{2}){2}T(?:[01]\d|2[0-3])(?::[0-5]\d){2}(?:\.\d{1,9})?Z$/,
    'This is not an instant in UTC',
  ),
  v.check(startsWithDay, 'Not a day of the calendar'),
  v.metadata({ format: 'date-time' }),
  v.transform((text) => text.replace(/\.0+Z$/, 'Z')),
);

/** A path of the app or an external address. */
export const link = text(300);

/** A path, an address, or a picture as a data URL of at most 700,000 characters (CONTACT-11). */
export const storedPicture = v.union([
  v.pipe(link, v.regex(/^(?![Dd][Aa][Tt][Aa]:)/)),
  v.pipe(v.string(), v.regex(/^data:image\/[a-z]+;base64,[\w+/]+=*$/), v.maxLength(700_000)),
]);

/** HTML of a rich text field. */
export const richText = text(5000);

/** The body of a call that needs no data. */
export const noData = v.optional(v.strictObject({}));

/** A query parameter with a whole number. */
export function whole(least: number, most: number = Number.MAX_SAFE_INTEGER) {
  return v.pipe(
    v.string(),
    v.regex(/^\d+$/),
    wire({ parameter: { type: 'integer', minimum: least, maximum: most } }),
    v.transform(Number),
    v.minValue(least),
    v.maxValue(most),
  );
}

/** A query parameter with several values, separated by commas. */
export function listed<Schema extends v.GenericSchema<string, unknown>>(
  schema: Schema,
  most: number,
) {
  return v.pipe(
    v.string(),
    wire({ items: schema }),
    v.transform((values) => values.split(',').filter((value) => value !== '')),
    v.array(schema),
    v.maxLength(most),
    v.readonly(),
  );
}
