/**
 * Tags, what the sanitiser drops together with its element, and references of spaces. What does not end
 * reaches to the end of the text, as a browser reads it; otherwise each `<` would look for its end again.
 */
const unread =
  /<!--[\s\S]*?(?:-->|$)|<(script|style|template|noscript|noembed|noframes|iframe|svg|math|title|audio|video|xmp)\b[\s\S]*?(?:<\/\1\s*>|$)|<\/?[a-z!?][^>]*(?:>|$)|&(?:nbsp|#0*160|#x0*a0);?/gi;

/** Whether formatted text has anything to read, apart from tags and spaces. */
export function hasText(html: string | null | undefined): boolean {
  return Boolean(html?.replaceAll(unread, '').trim());
}
