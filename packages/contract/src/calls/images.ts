import * as v from 'valibot';
import type { CallsOf } from '../call.ts';

/** The maximum length of a data URL: 5 MB in base64 (AD-10). */
const most = 7_000_000;

export const calls = {
  /**
   * Takes a picture as a data URL and answers the address for a field such as `logoUrl`. SVG is
   * refused because it can contain scripts; so is a file that is not what its type says.
   */
  uploadImage: {
    body: v.strictObject({
      image: v.pipe(
        v.string(),
        v.maxLength(most),
        v.regex(/^data:image\/(?:jpeg|png|webp|avif);base64,[A-Za-z0-9+/]+={0,2}$/),
      ),
    }),
    answer: v.object({ url: v.string() }),
  },
} satisfies CallsOf<'images'>;
