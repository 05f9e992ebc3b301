import * as v from 'valibot';
import { startsWithDay } from './internal/calendar.ts';
import { wire } from './wire.ts';

/** Accepts a missing, null or invalid value as null. */
export function optional<Schema extends v.GenericSchema>(schema: Schema) {
  return v.fallback(v.nullish(schema, null), null);
}

/** Accepts a missing, null or invalid value as missing. */
export function omittable<Schema extends v.GenericSchema>(schema: Schema) {
  return v.fallback(v.optional(schema), undefined);
}

/** One of the known values; any other becomes `unknownAs` (WIRE-18). */
export function oneOf<
  const Values extends readonly string[],
  const Fallback extends Values[number],
>(values: Values, unknownAs: Fallback) {
  return v.fallback(v.picklist(values), unknownAs);
}

/** A list without its invalid entries, so that one bad record does not hide the others. */
export function listOf<Schema extends v.GenericSchema>(schema: Schema) {
  return v.pipe(
    v.array(v.unknown()),
    wire({ items: schema }),
    v.transform((entries) =>
      entries.flatMap((entry): v.InferOutput<Schema>[] => {
        const result = v.safeParse(schema, entry);
        return result.success ? [result.output] : [];
      }),
    ),
  );
}

/** Opaque identifier, 1 to 64 characters, that can be one segment of a path (ROUTE-10). */
export const id = v.pipe(
  v.string(),
  v.minLength(1),
  v.maxLength(64),
  v.check(isSegment, 'Not a segment of a path'),
);

/** A browser resolves dots away, and half a character cannot be encoded. */
function isSegment(text: string): boolean {
  return text !== '.' && text !== '..' && text.isWellFormed();
}

/** ISO 8601 instant in UTC. */
export const instant = v.pipe(
  v.string(),
  v.check((text) => !Number.isNaN(Date.parse(text)), 'Not an instant'),
  v.metadata({ format: 'date-time' }),
);

/** Calendar date, `YYYY-MM-DD`. */
export const calendarDate = v.pipe(
  v.string(),
  v.isoDate(),
  v.check(startsWithDay, 'Not a day of the calendar'),
  v.metadata({ format: 'date' }),
);

/**
 * The answer to a change of which callers only check whether it is null. An answer that does not
 * match the schema counts as success.
 */
export function orDone<Schema extends v.GenericSchema>(schema: Schema) {
  return v.pipe(
    v.union([
      schema,
      v.pipe(
        v.unknown(),
        v.transform(() => 'done' as const),
      ),
    ]),
    wire({ schema }),
  );
}
