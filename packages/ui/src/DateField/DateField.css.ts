import { style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/vars.css.ts';
import { unit } from '../theme/unit.ts';

/** The day, the month and the year, in the order of the language. */
export const segments = style({
  display: 'flex',
  flex: 1,
  alignItems: 'center',
  minInlineSize: 0,
  paddingInline: vars.space.large,
  fontSize: vars.text.large,
  fontVariantNumeric: 'tabular-nums',
  // As in every other field.
  '@media': { [media.sm]: { fontSize: vars.text.base } },
});

export const segment = style({
  minBlockSize: unit(6),
  paddingInline: vars.space.hair,
  borderRadius: vars.radius.small,
  whiteSpace: 'pre',
  outline: 'none',
  selectors: {
    '&[data-placeholder]': { color: vars.colour.textSecondary },
    '&[data-focused]': { background: vars.theme.primary, color: vars.theme.onPrimary },
  },
});
