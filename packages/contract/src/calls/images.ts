import * as v from 'valibot';
import type { CallsOf } from '../call.ts';

/** In bytes (AD-10). */
const most = 5 * 1024 * 1024;

export const calls = {
  /**
   * Takes a picture and answers the address for a field such as `logoUrl`. SVG is refused because it
   * can contain scripts; so is a file that is not what its type says.
   */
  uploadImage: {
    bodyType: 'multipart/form-data',
    body: v.strictObject({
      image: v.pipe(
        v.file(),
        v.mimeType(['image/jpeg', 'image/png', 'image/webp', 'image/avif']),
        v.maxSize(most),
      ),
    }),
    answer: v.object({ url: v.string() }),
  },
} satisfies CallsOf<'images'>;
