import { style } from '@vanilla-extract/css';
import { media, unit, vars } from '@touchline/ui/theme';

export const name = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.medium,
  minInlineSize: unit(40),
});

export const text = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });

/** A mark stays beside the name, however many lines that takes. */
export const title = style({
  display: 'flex',
  alignItems: 'center',
  columnGap: vars.space.small,
});

/** Keeps its line where there is nothing to say, so that all rows are of one height. */
export const detail = style({
  minBlockSize: '1lh',
  color: vars.colour.textSecondary,
  fontSize: vars.text.small,
  fontWeight: vars.weight.normal,
  '@media': { [media.belowSm]: { ':empty': { display: 'none' } } },
});

/** Two numbers that belong together. */
export const score = style({ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' });
