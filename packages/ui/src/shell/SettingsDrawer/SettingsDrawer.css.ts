import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { unit } from '../../theme/unit.ts';
import { vars } from '../../theme/vars.css.ts';

export const section = style({
  selectors: {
    '& + &': {
      marginBlockStart: vars.space.xxlarge,
      paddingBlockStart: vars.space.xxlarge,
      borderBlockStart: `${vars.border.hair} solid ${vars.colour.border}`,
    },
  },
});

export const label = style({
  display: 'block',
  marginBlockEnd: vars.space.large,
  fontSize: vars.text.medium,
  fontWeight: vars.weight.semibold,
  color: vars.colour.textSecondary,
});

export const choices = styleVariants({
  pills: {
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${unit(30)}), 1fr))`,
    gap: vars.space.medium,
  },
  // In one row at any width, because one alone in a second row looks like another group; each as wide as
  // its word needs.
  schemes: {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, auto)',
    gap: vars.space.small,
  },
  layouts: {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: vars.space.large,
  },
});

const choice = style({
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  selectors: { '&[data-focus-visible]': { outlineOffset: vars.border.thick } },
});

const ring = `${vars.border.thick} solid ${vars.theme.primaryText}`;

export const pill = style([
  choice,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.small,
    minBlockSize: vars.size.control,
    paddingInline: vars.space.large,
    borderRadius: vars.radius.round,
    background: vars.colour.neutralSoft,
    color: vars.colour.onNeutralSoft,
    fontWeight: vars.weight.medium,
    border: `${vars.border.thick} solid transparent`,
    selectors: {
      '&[data-hovered]': { borderColor: vars.colour.controlBorder },
      '&[data-selected]': { border: ring },
      '&[data-focus-visible]': {
        outline: `${vars.border.thick} solid ${vars.theme.focus}`,
        outlineOffset: vars.border.thick,
      },
    },
    // Forced colours draw the clear borders too, so that the chosen one looks like the others.
    '@media': {
      [media.forcedColors]: {
        selectors: {
          '&[data-selected]': {
            forcedColorAdjust: 'none',
            borderColor: 'Highlight',
            background: 'Highlight',
            color: 'HighlightText',
          },
        },
      },
    },
  },
]);

/** Centred, and the icon above the word where the two have no room beside each other. */
export const schemePill = style([
  pill,
  {
    flexWrap: 'wrap',
    justifyContent: 'center',
    columnGap: vars.space.small,
    rowGap: 0,
    paddingInline: vars.space.small,
  },
]);

export const dot = style({
  flex: 'none',
  inlineSize: unit(3),
  blockSize: unit(3),
  borderRadius: vars.radius.round,
  background: vars.theme.primary,
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none' } },
});

export const layout = style([
  choice,
  {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: vars.space.small,
    borderRadius: vars.radius.medium,
    fontSize: vars.text.medium,
    color: vars.colour.textSecondary,
    overflowWrap: 'anywhere',
    selectors: {
      '&[data-selected]': { color: vars.colour.text, fontWeight: vars.weight.medium },
      '&[data-focus-visible]': {
        outline: `${vars.border.thick} solid ${vars.theme.focus}`,
        outlineOffset: vars.border.thick,
      },
    },
  },
]);

export const picture = style({
  display: 'block',
  inlineSize: '100%',
  border: `${vars.border.thick} solid ${vars.colour.border}`,
  borderRadius: vars.radius.medium,
  overflow: 'hidden',
  selectors: {
    [`${layout}[data-hovered] &`]: { borderColor: vars.colour.controlBorder },
    [`${layout}[data-selected] &`]: { border: ring },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        [`${layout}[data-selected] &`]: {
          borderColor: 'Highlight',
          outline: `${vars.border.thick} solid Highlight`,
        },
      },
    },
  },
});
