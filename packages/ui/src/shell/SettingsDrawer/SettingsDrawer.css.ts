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
    gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${unit(26)}), 1fr))`,
    gap: vars.space.medium,
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

export const miniature = style({
  display: 'flex',
  inlineSize: '100%',
  blockSize: unit(20),
  border: `${vars.border.thick} solid ${vars.colour.border}`,
  borderRadius: vars.radius.medium,
  background: vars.colour.sunken,
  overflow: 'hidden',
  selectors: {
    [`${layout}[data-hovered] &`]: { borderColor: vars.colour.controlBorder },
    [`${layout}[data-selected] &`]: { border: ring },
    '&[data-boxed]': { paddingInline: vars.space.small, background: vars.colour.gutter },
  },
});

const side = style({
  flex: 'none',
  background: vars.colour.navigation,
  // In the dark it is as dark as the page beside it.
  borderInlineEnd: `${vars.border.hair} solid ${vars.colour.controlBorder}`,
  selectors: { '&[data-vivid]': { background: vars.colour.navigationVivid } },
});

export const sideOf = styleVariants({
  wide: [side, { inlineSize: unit(8) }],
  compact: [side, { inlineSize: unit(5) }],
  dense: [side, { inlineSize: unit(4) }],
  thin: [side, { inlineSize: unit(3) }],
});

export const page = style({ flex: 1, background: vars.colour.sunken });

export const bar = style({
  display: 'block',
  blockSize: unit(3),
  background: vars.colour.card,
  borderBlockEnd: `${vars.border.hair} solid ${vars.colour.border}`,
  selectors: { '&[data-dark]': { background: vars.colour.navigation } },
});
