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

/** The type and the bytes of a data URL; null if the file is not what its type says. */
export function readImage(dataUrl: string): Omit<UploadedImage, 'id'> | null {
  const [head = '', data = ''] = dataUrl.split(',');
  const type = head.slice('data:'.length, -';base64'.length);
  const text = decode(data);
  if (text === null || !beginnings[type]?.test(text)) return null;
  return { type, bytes: Uint8Array.from(text, (letter) => letter.codePointAt(0) ?? 0) };
}

function decode(data: string): string | null {
  try {
    return atob(data);
  } catch {
    return null;
  }
}
