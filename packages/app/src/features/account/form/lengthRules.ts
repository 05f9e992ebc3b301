import type { Rule } from '@touchline/ui/Form';
import type { TFunction } from 'i18next';

/**
 * The lengths of a text as rules, in characters as the contract counts them. `minLength` and
 * `maxLength` count UTF-16 units, and `maxLength` would silently cut a pasted text.
 *
 * @param isTrimmed whether the white space around the text is not sent
 */
export function lengthRules(
  t: TFunction,
  { least = 0, most }: { least?: number; most: number },
  isTrimmed = true,
): readonly Rule[] {
  const lengthOf = (text: string) => [...(isTrimmed ? text.trim() : text)].length;
  return [
    {
      id: 'short',
      message: t('validation.tooShort', { count: least }),
      isMet: (text) => lengthOf(text) >= least,
    },
    {
      id: 'long',
      message: t('validation.tooLong', { count: most }),
      isMet: (text) => lengthOf(text) <= most,
    },
  ];
}
