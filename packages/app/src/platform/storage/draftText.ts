import * as v from 'valibot';

/**
 * A text in a stored draft: far longer than what is sent may be, because a text may be longer until it
 * is shortened. A draft with a longer one is not from a form of the product.
 */
export const draftText = v.pipe(v.string(), v.maxLength(50_000));
