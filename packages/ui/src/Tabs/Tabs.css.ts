import { style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { unit } from '../theme/unit.ts';
import { vars } from '../theme/vars.css.ts';

export const tabs = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });

/** Around the row, for the shadows at its edges. */
export const view = style({ position: 'relative', minInlineSize: 0 });

export const list = style({
  display: 'flex',
  gap: vars.space.xsmall,
  overflowX: 'auto',
  scrollbarWidth: 'thin',
  borderBlockEnd: `${vars.border.hair} solid ${vars.colour.border}`,
  // Not printed, because tabs are of no use on paper.
  '@media': { [media.print]: { display: 'none' } },
});

export const tab = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: vars.space.small,
  minBlockSize: unit(12),
  paddingInline: vars.space.large,
  borderBlockEnd: `${vars.border.thick} solid transparent`,
  color: vars.colour.textSecondary,
  fontWeight: vars.weight.medium,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  outlineOffset: `calc(-1 * ${vars.border.thick})`,
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    '&[data-hovered]': { background: vars.colour.hover },
    '&[data-selected]': {
      borderBlockEndColor: 'currentColor',
      color: vars.theme.primaryText,
    },
    '&[data-disabled]': { color: vars.colour.textDisabled, cursor: 'default' },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&[data-selected]': { borderBlockEndColor: 'Highlight' },
        '&[data-disabled]': { color: 'GrayText' },
      },
    },
  },
});

export const panel = style({ minInlineSize: 0, paddingBlockStart: vars.space.xlarge });
