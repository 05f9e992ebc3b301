import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { unit } from '../theme/unit.ts';
import { vars } from '../theme/vars.css.ts';
import { systemColours } from './systemColours.ts';

/** The whole clickable line: the mark and its label. */
export const choice = style({
  display: 'inline-flex',
  alignItems: 'start',
  gap: vars.space.medium,
  minBlockSize: vars.size.target,
  paddingBlock: vars.space.hair,
  fontSize: vars.text.base,
  lineHeight: vars.leading.normal,
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    '&[data-disabled]': { cursor: 'default', color: vars.colour.textSecondary },
    '&[data-readonly]': { cursor: 'default' },
  },
});

export const mark = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: vars.size.icon,
  blockSize: vars.size.icon,
  border: `${vars.border.thick} solid ${vars.colour.controlBorder}`,
  background: vars.colour.field,
  color: vars.theme.onPrimary,
  transition: `background-color ${vars.duration.quick} ${vars.curve.standard}`,
  selectors: {
    '[data-hovered] > &': { borderColor: vars.colour.text },
    '[data-selected] > &, [data-indeterminate] > &': {
      borderColor: vars.theme.primary,
      background: vars.theme.primary,
    },
    // Drawn and not filled: nothing is chosen here.
    '[data-readonly] > &': {
      borderColor: vars.colour.controlBorder,
      background: 'none',
      color: vars.colour.text,
    },
    '[data-invalid] &': { borderColor: vars.colour.dangerText },
    '[data-focus-visible] > &': {
      outline: `${vars.border.thick} solid ${vars.theme.focus}`,
      outlineOffset: vars.border.thick,
    },
    '[data-disabled] > &': { opacity: 0.5 },
  },
  '@media': {
    [media.forcedColors]: {
      ...systemColours,
      selectors: { '[data-disabled] > &': { opacity: 1, borderColor: 'GrayText' } },
    },
  },
});

export const text = style({ minInlineSize: 0, overflowWrap: 'anywhere' });

/** Help text of one option, aligned with its label. */
export const help = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xsmall,
  paddingInlineStart: unit(8),
  selectors: { '&:empty': { display: 'none' } },
});

export const group = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.small,
  selectors: {
    '&[data-orientation="horizontal"]': {
      flexDirection: 'row',
      flexWrap: 'wrap',
      columnGap: vars.space.xlarge,
    },
  },
});

// A choice fills its line; in a horizontal group it is as wide as its label.
globalStyle(`${group}[data-orientation="horizontal"] > *`, { inlineSize: 'auto' });
