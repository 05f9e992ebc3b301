import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@touchline/ui/theme';

export const state = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  columnGap: vars.space.medium,
  rowGap: vars.space.xsmall,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
});

export const when = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  columnGap: vars.space.medium,
});

// A time stays in one line with its zone.
globalStyle(`${when} time`, { whiteSpace: 'nowrap' });
