import * as v from 'valibot';

/** What a schema accepts on the wire, where its code does not show it to a generator. */
export interface Wire {
  /** The schema that the sender follows. */
  readonly schema?: v.GenericSchema;
  /** The schema of each item of a list. */
  readonly items?: v.GenericSchema;
  /** A parameter of a query: its JSON Schema after it was parsed. */
  readonly parameter?: Readonly<Record<string, string | number>>;
}

/**
 * Metadata for the OpenAPI description, which replaces what the pipe before it says. It stands
 * before the first transformation and changes nothing in how values are validated.
 */
export function wire<Input>(description: Wire): v.MetadataAction<Input, { wire: Wire }> {
  return v.metadata({ wire: description });
}
