/**
 * First letters of the first and the last word of a name, as they are written: their capitals depend
 * on the language of the name, which nobody knows (LANG-11).
 */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/u).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => [...(word ?? '')][0] ?? '').join('');
}
