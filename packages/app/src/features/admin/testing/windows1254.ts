/** The letters of Windows-1254 that are not where Latin-1 has its own. */
const letters: Readonly<Record<string, number>> = {
  Ğ: 0xd0,
  İ: 0xdd,
  Ş: 0xde,
  ğ: 0xf0,
  ı: 0xfd,
  ş: 0xfe,
  '–': 0x96,
  '’': 0x92,
};

/** A text as a Turkish spreadsheet saves it: in Windows-1254, with CRLF. */
export function windows1254(text: string): Uint8Array<ArrayBuffer> {
  const characters = [...text.replace(/\r?\n/g, '\r\n')];
  return Uint8Array.from(characters, (each) => letters[each] ?? each.charCodeAt(0));
}
