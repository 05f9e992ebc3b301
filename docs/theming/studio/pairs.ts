import type { Colour, Tokens } from '@touchline/ui/theme';
import {
  contrastOf,
  pairsOf,
  schemeTokens,
  tokensByTheme,
  type Pair,
} from '@touchline/ui/theme/values';
import { nearestPassing } from './nearestPassing.ts';

export type SchemeName = keyof Colour;

export const schemes: readonly SchemeName[] = ['light', 'dark'];

/** A pair in a scheme, with its contrast. */
export interface Measured extends Pair {
  scheme: SchemeName;
  ratio: number;
  isEnough: boolean;
}

const isOfTheme = (name: string): name is keyof Tokens => name in tokensByTheme.default;

/** The colour of a pair that a theme decides: what stands there, or else what it stands on. */
export function ownerOf({ name, surface }: Pair): keyof Tokens | undefined {
  return [name, ...surface].find(isOfTheme);
}

/** Every allowed pair that a theme has a colour in, in both schemes. */
export function measure(tokens: Tokens): Measured[] {
  const all = { ...schemeTokens, ...tokens };
  return schemes.flatMap((scheme) =>
    pairsOf(scheme)
      .filter(ownerOf)
      .map((pair) => {
        const ratio = contrastOf(all, pair, scheme);
        return { ...pair, scheme, ratio, isEnough: ratio >= pair.least };
      }),
  );
}

/** Whether a colour stands in a pair, above or below. */
export function isIn(name: keyof Tokens, pair: Pair): boolean {
  return pair.name === name || pair.surface.includes(name);
}

/**
 * The value of a colour, nearest in lightness, with which every pair that it stands in has enough
 * contrast; null where no lightness of its hue has.
 */
export function nearestFor(
  name: keyof Tokens,
  scheme: SchemeName,
  tokens: Tokens,
  pairs: readonly Pair[],
): string | null {
  return nearestPassing(tokens[name][scheme], (value) => {
    const all = { ...schemeTokens, ...tokens, [name]: { ...tokens[name], [scheme]: value } };
    return pairs.every((pair) => contrastOf(all, pair, scheme) >= pair.least);
  });
}
