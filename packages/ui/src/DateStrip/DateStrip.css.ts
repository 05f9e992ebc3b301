import { style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { unit } from '../theme/unit.ts';
import { vars } from '../theme/vars.css.ts';

/** The row is as wide as its days, so that the arrow stands behind the last one. */
export const strip = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, auto) auto',
  justifyContent: 'start',
  alignItems: 'center',
  gap: vars.space.xsmall,
  '@media': { [media.print]: { display: 'none' } },
});

/** Around the row, for the shadows at its edges. */
export const view = style({ position: 'relative', minInlineSize: 0 });

/** One row, which scrolls from day to day. The padding keeps the focus outline from being cut. */
export const days = style({
  display: 'flex',
  gap: vars.space.xsmall,
  minBlockSize: unit(18),
  paddingBlock: vars.space.xsmall,
  paddingInline: vars.space.xsmall,
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  scrollPaddingInline: vars.space.xsmall,
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'thin',
});

export const item = style({ display: 'flex', flex: 'none', scrollSnapAlign: 'start' });

export const day = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  minInlineSize: unit(14),
  paddingBlock: vars.space.xsmall,
  paddingInline: vars.space.small,
  border: `${vars.border.hair} solid transparent`,
  borderRadius: vars.radius.large,
  color: vars.colour.textSecondary,
  fontSize: vars.text.small,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.leading.tight,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  ':hover': { background: vars.colour.hover },
  ':focus-visible': {
    outline: `${vars.border.thick} solid ${vars.theme.focus}`,
    outlineOffset: 0,
  },
  selectors: {
    '&[data-today]': { borderColor: vars.colour.controlBorder },
    '&[aria-current]': {
      borderColor: vars.theme.primary,
      background: vars.theme.primary,
      color: vars.theme.onPrimary,
    },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&[aria-current]': { borderColor: 'Highlight', outlineColor: 'Highlight' } },
    },
  },
});

export const number = style({
  color: vars.colour.text,
  fontSize: vars.text.xlarge,
  fontWeight: vars.weight.semibold,
  selectors: { '[aria-current] > &': { color: 'inherit' } },
});

export const arrow = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: vars.size.control,
  blockSize: vars.size.control,
  borderRadius: vars.radius.round,
  color: vars.colour.icon,
  ':hover': { background: vars.colour.hover },
  selectors: {
    '&[aria-disabled]': { color: vars.colour.textDisabled, background: 'none' },
    '&:dir(rtl)': { transform: 'scaleX(-1)' },
  },
});
