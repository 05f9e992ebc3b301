/**
 * A text without case, accents and dots, so that `ISPARTA`, `ısparta` and `Isparta` are one
 * (SEARCH-16). For comparing only: never shown, never stored.
 */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[ıI]/g, 'i')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();
}

/** How well a folded text answers a folded query: 0 is the same text, null is not at all. */
export function rankOf(text: string, query: string): number | null {
  if (text === query) return 0;
  if (text.startsWith(query)) return 1;
  const at = text.indexOf(query);
  if (at < 0) return null;
  return wordStarts(text, query) ? 2 : 3;
}

function wordStarts(text: string, query: string): boolean {
  for (let at = text.indexOf(query); at >= 0; at = text.indexOf(query, at + 1)) {
    if (!/[\p{L}\p{N}]/u.test(text[at - 1] ?? ' ')) return true;
  }
  return false;
}
