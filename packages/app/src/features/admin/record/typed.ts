import * as v from 'valibot';

/** A field in the stored draft of a record. A longer text is not from its form. */
export const typed = v.pipe(v.string(), v.maxLength(2000));
