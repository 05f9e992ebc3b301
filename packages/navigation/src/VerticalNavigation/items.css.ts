import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { hiddenText } from '@touchline/ui/styling';
import { media, unit, vars } from '@touchline/ui/theme';
import { folded, host, narrow } from './host.css.ts';

/** The list of the panel; the list of an aside has the default appearance. */
export const mainList = style({});

export const isNarrow = `${host}${narrow} ${mainList}`;
const isCompact = `${host}[data-appearance="compact"] ${mainList}`;
const isThin = `${host}[data-appearance="thin"] ${mainList}`;
export const isDense = `${host}[data-appearance="dense"][data-mode="side"] ${mainList}`;
export const isFolded = `${host}${folded} ${mainList}`;

export const item = style({
  position: 'relative',
  selectors: {
    // Entries outside the viewport are not laid out or painted.
    [`${mainList}[data-long] &`]: {
      contentVisibility: 'auto',
      containIntrinsicBlockSize: `auto ${unit(11)}`,
    },
  },
});

const indent = createVar();

export const control = style({
  vars: { [indent]: vars.space.large },
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.large,
  inlineSize: `calc(100% - ${unit(6)})`,
  minBlockSize: unit(10),
  marginInline: vars.space.medium,
  marginBlockEnd: vars.space.xsmall,
  paddingBlock: unit(2.5),
  paddingInline: `${indent} ${vars.space.large}`,
  border: 0,
  borderRadius: vars.radius.medium,
  background: 'transparent',
  color: vars.colour.textSecondary,
  fontSize: vars.text.medium,
  fontWeight: vars.weight.medium,
  lineHeight: unit(5),
  textAlign: 'start',
  textDecoration: 'none',
  outlineOffset: '-2px',
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    '&:is(a[href], button)': { cursor: 'pointer' },
    '&[aria-disabled="true"]': { cursor: 'default', color: vars.colour.textDisabled },
    // The other is too weak on this surface.
    [`${host}[data-surface="vivid"] &[aria-disabled="true"]`]: { color: vars.colour.icon },
    '&[data-level="1"]': { vars: { [indent]: unit(14) } },
    '&[data-level="2"]': { vars: { [indent]: unit(18) } },
    '&[data-level="3"]': { vars: { [indent]: unit(22) } },
    '&[data-level="4"]': { vars: { [indent]: unit(26) } },
    '&:is(a[href], button):not([aria-disabled="true"]):hover': {
      background: vars.colour.hover,
      color: vars.colour.text,
    },
    '&[data-active]': { background: vars.colour.pressed, color: vars.colour.text },
    [`${host} &[data-active][aria-disabled="true"]`]: { color: vars.colour.textSecondary },
    [`${isCompact} &`]: {
      flexDirection: 'column',
      justifyContent: 'center',
      gap: vars.space.small,
      inlineSize: `calc(100% - ${unit(4)})`,
      marginBlock: `${unit(1)} 0`,
      marginInline: vars.space.small,
      paddingBlock: vars.space.medium,
      paddingInline: vars.space.hair,
      fontSize: vars.text.small,
      lineHeight: unit(4),
      textAlign: 'center',
      hyphens: 'auto',
    },
    [`${isThin} &`]: {
      justifyContent: 'center',
      inlineSize: unit(12),
      blockSize: unit(12),
      marginBlock: vars.space.small,
      marginInline: 'auto',
      padding: vars.space.medium,
      borderRadius: vars.radius.small,
    },
    [`${isDense} &`]: {
      overflow: 'hidden',
      transition: `inline-size ${vars.duration.drawer} ${vars.curve.drawer}`,
    },
    [`${isFolded} &`]: { inlineSize: unit(14) },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        // Overrides the styles for hover.
        '&[data-active]': {
          forcedColorAdjust: 'none',
          // The ring lies on it.
          vars: { [vars.theme.focus]: 'HighlightText' },
          background: 'Highlight !important',
          color: 'HighlightText !important',
        },
        // Overrides the colours of all surfaces.
        [`${host}[data-surface] &[aria-disabled="true"]`]: { color: 'GrayText' },
      },
    },
  },
});

export const icon = style({
  display: 'contents',
  selectors: {
    [`${control}[data-level]:not([data-level="0"]) &`]: { display: 'inline' },
  },
});

/** The icon for items without one, in appearances that show only icons. */
export const fallbackIcon = style({
  display: 'none',
  selectors: {
    [`${isNarrow} &`]: { display: 'contents' },
    [`${isDense} &`]: { display: 'contents' },
  },
});

/** The space of an icon, in a list in which others have one. */
export const iconSpace = style([
  icon,
  {
    visibility: 'hidden',
    selectors: {
      [`${isNarrow} &`]: { visibility: 'visible' },
      [`${isDense} ${control}[data-level="0"] &`]: { visibility: 'visible' },
    },
  },
]);

/** What stands beside the icon. */
export const label = style({
  display: 'contents',
  selectors: {
    // As wide as unfolded, so that unfolding moves no line and the badge keeps its distance.
    [`${isDense} &`]: {
      display: 'flex',
      alignItems: 'center',
      gap: vars.space.large,
      flex: 'none',
      inlineSize: `calc(${unit(60)} - ${indent})`,
    },
    // Without the icon before it.
    [`${isDense} &:not(:first-child)`]: { inlineSize: `calc(${unit(50)} - ${indent})` },
  },
});

export const text = style({
  flex: '1 1 auto',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  selectors: {
    [`${isCompact} &`]: { flex: 'none', maxInlineSize: '100%' },
    [`${isThin} &`]: hiddenText,
    [`${isDense} &`]: { transition: `opacity ${vars.duration.drawer} ${vars.curve.drawer}` },
    [`${isFolded} &`]: { opacity: 0 },
  },
});

export const title = style({ display: 'block' });

export const subtitle = style({
  display: 'block',
  fontSize: unit(2.75),
  lineHeight: 1.5,
  opacity: 0.85,
  selectors: {
    [`${control}[aria-disabled="true"] &`]: { opacity: 1 },
    [`${isCompact} &`]: hiddenText,
  },
});

const dot = {
  position: 'absolute',
  insetBlockStart: unit(2),
  insetInlineStart: unit(8),
  inlineSize: unit(2.5),
  blockSize: unit(2.5),
  overflow: 'hidden',
  borderRadius: vars.radius.round,
  background: vars.theme.primaryText,
} as const;

export const badge = style({
  display: 'flex',
  flex: 'none',
  selectors: {
    '&:empty': { display: 'none' },
    [`${isCompact} &`]: {
      position: 'absolute',
      insetBlockStart: unit(2.5),
      insetInlineStart: unit(14.5),
    },
    [`${isThin} &`]: dot,
    [`${isFolded} &`]: dot,
    [`${host}[data-surface="vivid"]:is([data-appearance="thin"], ${folded}) ${mainList} &`]: {
      background: vars.colour.text,
    },
  },
  '@media': {
    [media.forcedColors]: {
      // Replaces other colours in the label.
      selectors: {
        [`${isThin} &`]: { background: 'CanvasText !important' },
        [`${isFolded} &`]: { background: 'CanvasText !important' },
        [`${isThin} ${control}[data-active] &`]: { background: 'HighlightText !important' },
        [`${isFolded} ${control}[data-active] &`]: { background: 'HighlightText !important' },
      },
    },
  },
});

/** Keeps the text of the badge for screen readers where only a dot is visible. */
globalStyle(`:is(${isThin}, ${isFolded}) ${badge} > *`, { opacity: 0 });

export const arrow = style({
  display: 'flex',
  flex: 'none',
  transition: `rotate ${vars.duration.overlay} ${vars.curve.deceleration}`,
  selectors: {
    '[dir="rtl"] &': { rotate: '180deg' },
    [`${control}[aria-expanded="true"][data-opens="children"] &`]: { rotate: '90deg' },
    [`${isNarrow} &`]: { display: 'none' },
    [`${isFolded} &`]: { opacity: 0 },
  },
});

export const children = style({
  display: 'grid',
  gridTemplateRows: '0fr',
  visibility: 'hidden',
  transitionProperty: 'grid-template-rows, visibility',
  transitionDuration: vars.duration.entering,
  transitionTimingFunction: vars.curve.deceleration,
  selectors: {
    '&[data-expanded]': {
      gridTemplateRows: '1fr',
      visibility: 'visible',
      transitionDuration: `${vars.duration.entering}, 0s`,
    },
    [`${isFolded} &`]: { display: 'none' },
  },
});

export const childList = style({
  minBlockSize: 0,
  overflow: 'hidden',
  selectors: {
    '&::before, &::after': { content: '""', display: 'block', blockSize: unit(1.5) },
    '&::after': { blockSize: vars.space.hair },
  },
});
