import { calls } from '@touchline/contract/calls/images';
import * as v from 'valibot';

/** The types of pictures that the server takes, for the dialog that chooses a file. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;

/** A picture whose shorter side has less is not sharp as a crest, in px. */
const leastSide = 96;

export type PictureRefusal = 'type' | 'size' | 'unreadable' | 'small';

/** A picture of a file, or why it cannot be one. */
export type ReadPicture = { picture: ImageBitmap } | { refusal: PictureRefusal };

/**
 * Reads a file within the limits of the contract, which are those of the server.
 *
 * @param least of the shorter side, in px
 */
export async function readPicture(file: File, least = leastSide): Promise<ReadPicture> {
  const { issues = [] } = v.safeParse(calls.uploadImage.body, { image: file });
  if (issues.some(({ type }) => type === 'mime_type')) return { refusal: 'type' };
  if (issues.length > 0) return { refusal: 'size' };
  const picture = await createImageBitmap(file).catch(() => null);
  if (!picture) return { refusal: 'unreadable' };
  const isSmall = Math.min(picture.width, picture.height) < least;
  return isSmall ? { refusal: 'small' } : { picture };
}
