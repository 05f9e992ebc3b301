import * as v from 'valibot';

/** Text of a request. Lengths count code points, so that a letter outside the BMP is one letter. */
export function text(most: number) {
  return v.pipe(v.string(), v.maxCodePoints(most));
}

/** Text with at least one letter in it. */
export function filled(most: number) {
  return v.pipe(v.string(), v.nonEmpty(), v.maxCodePoints(most));
}

/** What a person has to write, without the spaces around it; `message` says so where it is blank. */
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

/** A path of the app or an address elsewhere. */
export const link = text(300);

/** A parameter of the address that is a whole number, written in digits. */
export function whole(least: number, most: number = Number.MAX_SAFE_INTEGER) {
  return v.pipe(v.string(), v.digits(), v.transform(Number), v.minValue(least), v.maxValue(most));
}

/** A parameter of the address that holds several values with commas between them. */
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
