import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** How two pictures differ. */
export interface Difference {
  /** The number of pixels that differ; where one picture is larger, all of what it has more. */
  pixels: number;
  /** Of all pixels, from 0 to 1. */
  share: number;
  /** The differing pixels, in red over the pale picture. */
  png: Buffer;
}

/** Compares two pictures pixel by pixel; null when all are the same. */
export function comparePictures(before: Buffer, after: Buffer): Difference | null {
  // Most are the same, and decoding takes longer than taking a picture.
  if (before.equals(after)) return null;
  const [first, second] = [PNG.sync.read(before), PNG.sync.read(after)];
  const width = Math.max(first.width, second.width);
  const height = Math.max(first.height, second.height);
  const canvas = new PNG({ width, height });
  // No tolerance: both were taken in the same browser.
  const pixels = pixelmatch(
    extended(first, width, height),
    extended(second, width, height),
    canvas.data,
    width,
    height,
    { threshold: 0, includeAA: true },
  );
  const isSameSize = first.width === second.width && first.height === second.height;
  return pixels === 0 && isSameSize
    ? null
    : { pixels, share: pixels / (width * height), png: PNG.sync.write(canvas) };
}

/** The pixels of a picture on a larger canvas. What is added is transparent; a page is opaque. */
function extended(picture: PNG, width: number, height: number): Buffer {
  if (picture.width === width && picture.height === height) return picture.data;
  const canvas = new PNG({ width, height });
  PNG.bitblt(picture, canvas, 0, 0, picture.width, picture.height, 0, 0);
  return canvas.data;
}
