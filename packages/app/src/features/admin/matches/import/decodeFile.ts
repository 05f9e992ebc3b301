/** The largest file that is read, in bytes. */
export const largestFile = 1_000_000;

export type Encoding = 'utf-8' | 'utf-16le' | 'windows-1254';

export type FileRefusal = 'size' | 'empty' | 'workbook' | 'binary';

/** The text of a file and how it was written, or why it is not read. */
export type DecodedFile = { text: string; encoding: Encoding } | { refusal: FileRefusal };

/** What a workbook begins with: it is a ZIP file, or an older compound file. */
const workbooks = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
];

/**
 * Decodes a file. What is not valid UTF-8 is Windows-1254, as a Turkish spreadsheet saves it: that
 * has a letter for nearly every byte, so that it cannot be told in another way.
 */
export function decodeFile(bytes: Uint8Array): DecodedFile {
  if (bytes.length > largestFile) return { refusal: 'size' };
  if (workbooks.some((mark) => mark.every((byte, index) => bytes[index] === byte)))
    return { refusal: 'workbook' };
  const decoded =
    bytes[0] === 0xff && bytes[1] === 0xfe
      ? { text: new TextDecoder('utf-16le').decode(bytes), encoding: 'utf-16le' as const }
      : decodeBytes(bytes);
  if (decoded.text.trim() === '') return { refusal: 'empty' };
  return decoded.text.includes('\0') ? { refusal: 'binary' } : decoded;
}

function decodeBytes(bytes: Uint8Array): { text: string; encoding: Encoding } {
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'utf-8' };
  } catch {
    return { text: new TextDecoder('windows-1254').decode(bytes), encoding: 'windows-1254' };
  }
}
