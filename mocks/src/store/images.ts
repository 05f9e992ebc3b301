import { collection } from './collection.ts';

interface UploadedImage {
  id: string;
  type: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** The pictures that people have uploaded. */
export const images = collection<UploadedImage>('image', () => []);

/** The first bytes of a file by its type; `.` is any byte. */
const beginnings: Record<string, RegExp> = {
  'image/jpeg': /^\u00FF\u00D8\u00FF/,
  'image/png': /^\u0089PNG\r\n/,
  'image/webp': /^RIFF[^]{4}WEBP/,
  'image/avif': /^[^]{4}ftypavi[fs]/,
};

/** The type and the bytes of a file; null if the file is not what its type says. */
export async function readImage(file: File): Promise<Omit<UploadedImage, 'id'> | null> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const beginning = String.fromCodePoint(...bytes.subarray(0, 16));
  return beginnings[file.type]?.test(beginning) ? { type: file.type, bytes } : null;
}
