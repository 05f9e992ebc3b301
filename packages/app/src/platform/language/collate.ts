const collators = new Map<string, Intl.Collator>();

/**
 * Compares two names in the alphabetical order of a language, numbers by their value, for `sort`
 * (LANG-18). All lists that people read in alphabetical order are sorted by it.
 *
 * @param language BCP 47 tag
 */
export function collate(language: string): (one: string, other: string) => number {
  // Collators are cached, because creating one is slow.
  const collator = collators.get(language) ?? new Intl.Collator(language, { numeric: true });
  collators.set(language, collator);
  return collator.compare;
}
