/** How a picture is cut and uploaded. */
export interface PictureShape {
  /** How many times as wide as high it is. */
  aspect: number;
  /** The width that is uploaded at most, in px: not larger than it is shown anywhere. */
  width: number;
  type: 'image/png' | 'image/jpeg';
}

/** A crest, as PNG: its background is often transparent, which JPEG would turn black. */
export const squarePicture: PictureShape = { aspect: 1, width: 512, type: 'image/png' };

/** The picture of a person, as JPEG: no avatar is wider than 96 px, on screens of up to three times that. */
export const portraitPicture: PictureShape = { aspect: 1, width: 288, type: 'image/jpeg' };

/** A photograph across a page, as JPEG: as PNG it would be four times as large. */
export const widePicture: PictureShape = { aspect: 4, width: 1440, type: 'image/jpeg' };

/** A part of a picture, each number as a share of 100 of the width or the height. */
export interface PictureShare {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The largest part of a shape in the middle of a picture. */
export function middlePart(width: number, height: number, aspect: number): PictureShare {
  const partWidth = Math.min(width, height * aspect);
  const share = {
    width: (partWidth / width) * 100,
    height: (partWidth / aspect / height) * 100,
  };
  return { x: (100 - share.width) / 2, y: (100 - share.height) / 2, ...share };
}

/** The part of a picture as a file. */
export async function cropPicture(
  picture: ImageBitmap,
  crop: PictureShare,
  { aspect, width: most, type }: PictureShape,
): Promise<File> {
  const part = {
    x: (picture.width * crop.x) / 100,
    y: (picture.height * crop.y) / 100,
    width: (picture.width * crop.width) / 100,
    height: (picture.height * crop.height) / 100,
  };
  const width = Math.min(most, Math.round(part.width));
  const height = Math.round(width / aspect);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (context && type === 'image/jpeg') {
    // JPEG has no transparent background, and would make it black.
    context.fillStyle = 'white';
    context.fillRect(0, 0, width, height);
  }
  context?.drawImage(picture, part.x, part.y, part.width, part.height, 0, 0, width, height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type));
  if (!blob) throw new Error('The picture could not be cropped');
  return new File([blob], `picture.${type === 'image/png' ? 'png' : 'jpg'}`, { type });
}
