/** Case, accents and the kinds of i removed from one character or a text (SEARCH-16). */
function foldLetters(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').replace(/[ıI]/g, 'i').toLowerCase();
}

/**
 * A text for comparing, in which `ISPARTA`, `ısparta` and `Isparta` are equal (SEARCH-16). Never
 * shown or stored.
 */
export function fold(text: string): string {
  return foldLetters(text).replace(/\s+/g, ' ').trim();
}

/**
 * A letter with its marks, a flag, or the parts that make one emoji. `Intl.Segmenter` would know
 * more of them, but Firefox has it from 125 on only (PRODUCT-12).
 */
const character = /\p{RI}{2}|.(?:\p{M}|\p{EMod}|\u200D.)*/gsu;

/** A part of a text; `isFound` where it equals what is searched for. */
export interface HighlightPart {
  text: string;
  isFound: boolean;
}

/**
 * Splits a text where it equals the query when both are folded. The parts are the text as it is
 * written, and no character is cut.
 */
export function findFolded(text: string, query: string): HighlightPart[] {
  const wanted = fold(query);
  const written: readonly string[] = text.match(character) ?? [];
  // Folding changes the length of a text: each folded letter has the index of its character.
  let folded = '';
  // Kept beside it: looking at its end each time would read all of it.
  let endsWord = true;
  const origins: number[] = [];
  for (const [index, character] of written.entries()) {
    const letters: string = foldLetters(character).replace(/\s+/g, endsWord ? '' : ' ');
    if (letters) endsWord = letters.endsWith(' ');
    folded += letters;
    for (let count = letters.length; count > 0; count -= 1) origins.push(index);
  }
  const parts: HighlightPart[] = [];
  let end = 0;
  function add(until: number, isFound: boolean) {
    if (until > end) parts.push({ text: written.slice(end, until).join(''), isFound });
    end = Math.max(end, until);
  }
  for (let at = folded.indexOf(wanted); wanted && at >= 0; at = folded.indexOf(wanted, at + 1)) {
    const from = origins[at] ?? 0;
    if (from < end) continue;
    add(from, false);
    add((origins[at + wanted.length - 1] ?? 0) + 1, true);
  }
  add(written.length, false);
  return parts;
}
