/** The side of the square that is uploaded, in px. */
const uploadedSide = 512;

/** A square of a picture, each number as a share of 100 of the width or the height. */
export interface SquareShare {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The largest square in the middle of a picture. */
export function middleSquare(width: number, height: number): SquareShare {
  const side = Math.min(width, height);
  const shareOf = (length: number) => (side / length) * 100;
  return {
    x: (100 - shareOf(width)) / 2,
    y: (100 - shareOf(height)) / 2,
    width: shareOf(width),
    height: shareOf(height),
  };
}

/** The square of a picture as a file, not larger than it is shown anywhere. */
export async function cropPicture(picture: ImageBitmap, crop: SquareShare): Promise<File> {
  const part = {
    x: (picture.width * crop.x) / 100,
    y: (picture.height * crop.y) / 100,
    width: (picture.width * crop.width) / 100,
    height: (picture.height * crop.height) / 100,
  };
  const side = Math.min(uploadedSide, Math.round(part.width));
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  canvas
    .getContext('2d')
    ?.drawImage(picture, part.x, part.y, part.width, part.height, 0, 0, side, side);
  // PNG, because a crest often has a transparent ground, which JPEG paints black.
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('The picture could not be cropped');
  return new File([blob], 'picture.png', { type: 'image/png' });
}
