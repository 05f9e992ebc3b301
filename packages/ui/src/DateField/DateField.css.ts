import { style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/vars.css.ts';
import { unit } from '../theme/unit.ts';
import { systemColours } from '../internal/systemColours.ts';

/** The day, the month and the year, in the order of the language. */
export const segments = style({
  display: 'flex',
  flex: 1,
  alignItems: 'center',
  minInlineSize: 0,
  // Its first letter starts where that of every other field does.
  paddingInline: `calc(${vars.space.large} - ${vars.space.hair})`,
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
    // What stands between the parts, such as a point.
    '&[data-type="literal"]': { paddingInline: 0 },
    '&[data-placeholder]': { color: vars.colour.textSecondary },
    '&[data-focused]': { background: vars.theme.primary, color: vars.theme.onPrimary },
  },
  '@media': { [media.forcedColors]: { selectors: { '&[data-focused]': systemColours } } },
});
