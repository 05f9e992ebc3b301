import { escapeHtml } from './escapeHtml.ts';

/**
 * Removes case, accents and dots, so that `ISPARTA`, `ısparta` and `Isparta` are equal (SEARCH-16).
 * Only for comparing: never shown or stored.
 */
export function fold(text: string): string {
  return foldLetters(text).replace(/\s+/g, ' ').trim();
}

function foldLetters(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').replace(/[ıI]/g, 'i').toLowerCase();
}

/**
 * A letter with its marks, a flag, or the parts that make one emoji, as `Highlight` of the ui package
 * splits a text. `Intl.Segmenter` would know more of them, but Firefox has it from 125 on only
 * (PRODUCT-12), and this code runs in the browser too.
 */
const character = /\p{RI}{2}|.(?:\p{M}|\p{EMod}|\u200D.)*/gsu;

/** The text as HTML, with a mark element around what equals the query when both are folded. */
export function markFound(text: string, query: string): string {
  const parts: readonly string[] = text.match(character) ?? [];
  let folded = '';
  // Kept beside it: looking at its end each time would read all of it.
  let endsWord = true;
  // Folding changes the length of a text: each folded letter has the index of its character.
  const origins: number[] = [];
  for (const [index, part] of parts.entries()) {
    const letters: string = foldLetters(part).replace(/\s+/g, endsWord ? '' : ' ');
    if (letters) endsWord = letters.endsWith(' ');
    folded += letters;
    for (let count = letters.length; count > 0; count -= 1) origins.push(index);
  }
  const htmlOf = (from: number, to?: number) => escapeHtml(parts.slice(from, to).join(''));
  const wanted = fold(query);
  let html = '';
  let end = 0;
  for (let at = folded.indexOf(wanted); wanted && at >= 0; at = folded.indexOf(wanted, at + 1)) {
    const from = origins[at] ?? 0;
    const to = (origins[at + wanted.length - 1] ?? 0) + 1;
    if (from < end) continue;
    html += `${htmlOf(end, from)}<mark>${htmlOf(from, to)}</mark>`;
    end = to;
  }
  return html + htmlOf(end);
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
