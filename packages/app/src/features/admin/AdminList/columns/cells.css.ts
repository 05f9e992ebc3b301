import { style } from '@vanilla-extract/css';
import { media, unit, vars } from '@touchline/ui/theme';

export const name = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.medium,
  minInlineSize: unit(40),
});

export const text = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });

/**
 * Two lines high also where there is nothing to say below the name, so that all rows are of one height,
 * with the name in the middle like the other cells.
 */
export const nameLines = style([
  text,
  {
    justifyContent: 'center',
    minBlockSize: `calc(1lh + ${vars.text.small} * ${vars.leading.normal})`,
    '@media': { [media.belowSm]: { minBlockSize: 0 } },
  },
]);

/** A mark stays beside the name, however many lines that takes. */
export const title = style({
  display: 'flex',
  alignItems: 'center',
  columnGap: vars.space.small,
});

export const detail = style({
  color: vars.colour.textSecondary,
  fontSize: vars.text.small,
  fontWeight: vars.weight.normal,
  selectors: { '&:empty': { display: 'none' } },
});

/** Two numbers that belong together. */
export const score = style({ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' });
