import * as v from 'valibot';

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
  v.regex(/^\S+@\S+$/, 'This is not an e-mail address'),
  v.maxCodePoints(254),
);

/** Opaque identifier, 1 to 64 characters. */
export const id = filled(64);

/** ISO 8601 instant in UTC. */
export const instant = v.pipe(v.string(), v.isoTimestamp());

/** A path of the app or an external address. */
export const link = text(300);

/** A query parameter with a whole number. */
export function whole(least: number, most: number = Number.MAX_SAFE_INTEGER) {
  return v.pipe(v.string(), v.digits(), v.transform(Number), v.minValue(least), v.maxValue(most));
}

/** A query parameter with several values, separated by commas. */
export function listed<Schema extends v.GenericSchema<string, unknown>>(
  schema: Schema,
  most: number,
) {
  return v.pipe(
    v.string(),
    v.transform((values) => values.split(',').filter((value) => value !== '')),
    v.array(schema),
    v.maxLength(most),
    v.readonly(),
  );
}

/** A trimmed text in its composed form, so that lengths and comparisons do not depend on input. */
export function between(least: number, most: number) {
  return v.pipe(
    v.string(),
    v.normalize('NFC'),
    v.trim(),
    v.minCodePoints(least),
    v.maxCodePoints(most),
  );
}

/** A parameter that is `true` or `false`. */
export const flag = v.pipe(
  v.picklist(['true', 'false']),
  v.transform((value) => value === 'true'),
);

/** A telephone number with country code; spaces are removed. */
export const phone = v.pipe(
  v.string(),
  v.transform((number) => number.replace(/\s/g, '')),
  v.regex(/^\+[1-9]\d{7,14}$/, 'This is not a number with country code'),
);

/** Whether an address is `https` and contains no credentials. */
function isWebAddress(address: string): boolean {
  const url = URL.parse(address);
  return url?.protocol === 'https:' && !url.username && !url.password;
}

/** An `https` address without credentials. */
export function webAddress(most: number) {
  return v.pipe(
    v.string(),
    v.trim(),
    v.maxCodePoints(most),
    v.check(isWebAddress, 'This is not an https address'),
  );
}

/** A picture: an `https` address, or one that `uploadImage` answered. */
export const picture = v.pipe(
  v.string(),
  v.maxCodePoints(300),
  v.check(
    (address) => isWebAddress(address) || /^\/api\/assets\/[\w.-]+$/.test(address),
    'This is not the address of a picture',
  ),
);

export const colour = v.pipe(v.string(), v.hexColor(), v.length(7));

/** ISO 3166-1, two capital letters. */
export const country = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/));

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

export const shirtNumber = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999));
