import { style } from '@vanilla-extract/css';
import { vars } from '@touchline/ui/theme';

export const quiet = style({ color: vars.colour.textSecondary, fontSize: vars.text.medium });

export const scroller = style({ maxInlineSize: '100%', overflowX: 'auto' });

export const table = style({ borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' });

export const cell = style({
  paddingBlock: vars.space.xsmall,
  paddingInline: vars.space.medium,
  textAlign: 'center',
  selectors: { '&[data-won]': { fontWeight: vars.weight.bold } },
});

/** The number of the set, above its column. */
export const column = style([
  cell,
  { color: vars.colour.textSecondary, fontSize: vars.text.small, fontWeight: vars.weight.medium },
]);

export const rowName = style([cell, { textAlign: 'start', fontWeight: vars.weight.medium }]);

export const innings = style({ display: 'grid', gap: vars.space.xsmall, textAlign: 'center' });
