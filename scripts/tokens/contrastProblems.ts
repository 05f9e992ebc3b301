import type { Tokens } from '@touchline/ui/theme';
import { contrastOf, pairsOf, schemeTokens } from '@touchline/ui/theme/values';

/** A sentence for each pair of colours of a theme that cannot be told apart (THEME-6). */
export function contrastProblems(tokens: Tokens): string[] {
  const all = { ...schemeTokens, ...tokens };
  return (['light', 'dark'] as const).flatMap((scheme) =>
    pairsOf(scheme).flatMap((pair) => {
      const ratio = contrastOf(all, pair, scheme);
      if (ratio >= pair.least) return [];
      const shown = Math.floor(ratio * 100) / 100;
      return [
        `${scheme}: ${pair.name} on ${pair.surface.join(' over ')} has ${shown} : 1 and needs ${pair.least}.`,
      ];
    }),
  );
}
