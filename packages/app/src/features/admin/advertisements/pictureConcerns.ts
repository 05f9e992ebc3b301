/** The shapes that the place of advertisements is drawn for, as width and height in px (AD-10). */
const pictureShapes = [
  [970, 120],
  [728, 90],
  [320, 100],
] as const;

/** A picture that is lower is not sharp at any width, in px. */
export const leastHeight = 90;

/** Above this a picture takes long on a phone, in bytes (AD-10). */
const heavy = 300 * 1024;

/** How far the shape of a picture may be from the nearest one, as a share of it. */
const tolerance = 0.1;

export type PictureConcern = 'heavy' | 'shape';

/** What does not suit a picture that can be shown all the same. */
export function pictureConcernsOf({
  width,
  height,
  bytes,
}: {
  width: number;
  height: number;
  bytes: number;
}): PictureConcern[] {
  const shape = width / height;
  const fits = pictureShapes.some(([wide, high]) => {
    const wanted = wide / high;
    return Math.abs(shape - wanted) <= wanted * tolerance;
  });
  return [...(bytes > heavy ? (['heavy'] as const) : []), ...(fits ? [] : (['shape'] as const))];
}
