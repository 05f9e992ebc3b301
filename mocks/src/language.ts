import { languages } from '@touchline/contract/account';
import type { Language } from '@touchline/contract/call';

/**
 * The language that a caller prefers among those available; the first of these for a caller who
 * wants none of them.
 *
 * @param header `Accept-Language`, such as `tr-TR,tr;q=0.9,en;q=0.8`
 */
export function preferredLanguage(
  header: string | null,
  available: readonly Language[] = ['en'],
): Language {
  const wanted = (header ?? '')
    .split(',')
    .map(weighted)
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight);
  for (const { language } of wanted) {
    const found = available.find((each) => each === language);
    if (found) return found;
  }
  return available[0] ?? 'en';
}

/**
 * The language in which a caller reads why a call was refused (ERROR-21).
 *
 * @param header `Accept-Language`
 */
export function refusalLanguage(header: string | null = null): Language {
  return preferredLanguage(header, languages);
}

/** One entry of the header; its region is ignored. */
function weighted(entry: string): { language: string; weight: number } {
  const [range = '', ...parameters] = entry
    .toLowerCase()
    .split(';')
    .map((part) => part.trim());
  const written = parameters.find((each) => each.startsWith('q='));
  const weight = written === undefined ? 1 : Number(written.slice(2));
  return { language: range.split('-')[0] ?? '', weight: Number.isNaN(weight) ? 0 : weight };
}
