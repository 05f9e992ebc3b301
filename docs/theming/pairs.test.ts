import { pairsOf, schemeTokens, tokensByTheme } from '@touchline/ui/theme/values';
import { expect, it } from 'vitest';
import { tightestPair } from './pairs.ts';

const palette = { ...schemeTokens, ...tokensByTheme.default };

it.each(['light', 'dark'] as const)('measures every colour that stands on one (%s)', (scheme) => {
  const names = [...new Set(pairsOf(scheme).map(({ name }) => name))];
  expect(names).toContain('textDisabled');
  expect(names.filter((name) => !tightestPair(name, palette, scheme))).toEqual([]);
  expect(tightestPair('card', palette, scheme)).toBeUndefined();
});

it('shows what lacks contrast on one of many surfaces', () => {
  const onPrimary = { light: palette.primaryHover.light, dark: '#000000' };
  const pair = tightestPair('onPrimary', { ...palette, onPrimary }, 'light');
  expect(pair).toMatchObject({ surface: ['primaryHover'], ratio: 1 });
});
