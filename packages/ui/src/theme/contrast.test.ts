import { describe, expect, it } from 'vitest';
import { contrastOf, pairsOf, type AllTokens } from './pairs.ts';
import { schemeTokens } from './scheme.ts';
import { themes } from './themes.ts';
import { tokensByTheme } from './tokensByTheme.ts';

describe.each(themes)('theme %s', (theme) => {
  const all: AllTokens = { ...schemeTokens, ...tokensByTheme[theme] };
  describe.each(['light', 'dark'] as const)('in %s', (scheme) => {
    const pairs = pairsOf(scheme).map((pair) => ({ ...pair, pair }));
    it.each(pairs)('shows $name on $surface at $least : 1 (THEME-6)', ({ pair, least }) => {
      expect(contrastOf(all, pair, scheme)).toBeGreaterThanOrEqual(least);
    });
  });
});
