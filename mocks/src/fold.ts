/**
 * Removes case, accents and dots, so that `ISPARTA`, `ısparta` and `Isparta` are equal (SEARCH-16).
 * Only for comparing: never shown or stored.
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

/** Whether the text contains the query, with case, accents and the kinds of i ignored. */
export function contains(text: string, query: string): boolean {
  return fold(text).includes(fold(query));
}

/** The rank of a folded text for a folded query: 0 for an equal text, null for no match. */
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
