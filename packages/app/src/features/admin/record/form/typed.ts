import * as v from 'valibot';

/**
 * A field in the stored draft of a record: far more than the contract takes, because a text may be
 * longer until it is shortened.
 */
export const typed = v.pipe(v.string(), v.maxLength(50_000));
