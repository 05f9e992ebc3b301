import { style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/vars.css.ts';

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xsmall,
  '@media': { [media.print]: { display: 'none' } },
});

const target = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minInlineSize: vars.size.control,
  minBlockSize: vars.size.control,
} as const;

export const step = style({
  ...target,
  paddingInline: vars.space.small,
  border: `${vars.border.hair} solid transparent`,
  borderRadius: vars.radius.round,
  background: 'transparent',
  color: vars.colour.text,
  fontSize: vars.text.base,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    '&[data-hovered]': { background: vars.colour.hover },
    '&[data-pressed]': { background: vars.colour.pressed },
    '&[aria-current="page"]': {
      background: vars.theme.primary,
      color: vars.theme.onPrimary,
      fontWeight: vars.weight.medium,
    },
    '&[data-disabled]': { color: vars.colour.textDisabled, cursor: 'default' },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&[aria-current="page"]': { borderColor: 'Highlight' } },
    },
  },
});

export const gap = style({ ...target, color: vars.colour.textHint });

/** Phones show only the arrows and the summary. */
export const wide = style({ '@media': { [media.belowSm]: { display: 'none' } } });

export const summary = style({
  paddingInline: vars.space.small,
  color: vars.colour.textSecondary,
  '@media': { [media.sm]: { display: 'none' } },
});

export const arrow = style({
  display: 'flex',
  selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } },
});
