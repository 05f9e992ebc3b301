import {
  contrastOf,
  pairsOf,
  type AllTokens,
  type Pair,
  type TokenName,
} from '@touchline/ui/theme/values';

/**
 * Of all that a colour may stand on, where it has the least contrast to spare; undefined for one that
 * stands on nothing.
 */
export function tightestPair(
  name: TokenName,
  palette: AllTokens,
  scheme: 'light' | 'dark',
): (Pair & { ratio: number }) | undefined {
  return pairsOf(scheme)
    .filter((pair) => pair.name === name)
    .map((pair) => ({ ...pair, ratio: contrastOf(palette, pair, scheme) }))
    .toSorted((one, other) => one.ratio / one.least - other.ratio / other.least)[0];
}
