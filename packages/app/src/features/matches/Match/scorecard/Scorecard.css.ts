import { style } from '@vanilla-extract/css';
import { unit, vars } from '@touchline/ui/theme';

export const quiet = style({
  color: vars.colour.textSecondary,
  fontSize: vars.text.medium,
  fontWeight: vars.weight.normal,
});

export const innings = style({ display: 'grid', gap: vars.space.xxlarge });

export const oneInnings = style({ display: 'grid', gap: vars.space.large, minInlineSize: 0 });

export const title = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.medium,
  fontSize: vars.text.large,
  fontWeight: vars.weight.bold,
  fontVariantNumeric: 'tabular-nums',
});

export const table = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
});

export const caption = style({
  paddingBlockEnd: vars.space.xsmall,
  fontWeight: vars.weight.semibold,
  textAlign: 'start',
});

const head = style({
  paddingBlock: vars.space.xsmall,
  color: vars.colour.textSecondary,
  fontSize: vars.text.small,
  fontWeight: vars.weight.medium,
});

export const firstColumn = style([head, { textAlign: 'start' }]);

export const column = style([
  head,
  { inlineSize: unit(9), paddingInlineStart: vars.space.small, textAlign: 'end' },
]);

export const row = style({ borderBlockStart: `${vars.border.hair} solid ${vars.colour.border}` });

export const name = style({
  paddingBlock: vars.space.xsmall,
  fontWeight: vars.weight.normal,
  textAlign: 'start',
  overflowWrap: 'anywhere',
});

export const note = style({
  display: 'block',
  color: vars.colour.textSecondary,
  fontSize: vars.text.medium,
  fontWeight: vars.weight.normal,
});

export const figure = style({
  paddingBlock: vars.space.xsmall,
  paddingInlineStart: vars.space.small,
  textAlign: 'end',
  verticalAlign: 'top',
  selectors: { '&[data-strong]': { fontWeight: vars.weight.semibold } },
});

export const details = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space.large,
  rowGap: vars.space.small,
  fontVariantNumeric: 'tabular-nums',
});

export const falls = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.large,
  color: vars.colour.textSecondary,
  fontSize: vars.text.medium,
});
