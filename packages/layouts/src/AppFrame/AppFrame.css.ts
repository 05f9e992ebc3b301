import { fallbackVar as or, globalStyle, style } from '@vanilla-extract/css';
import { media, unit, vars } from '@touchline/ui/theme';
import { frame } from './frame.css.ts';

const inDarkOnly = `light-dark(transparent, ${vars.colour.border})`;
const hiddenInPrint = { [media.print]: { display: 'none' } };

export const root = style({
  display: 'flex',
  inlineSize: '100%',
  minBlockSize: '100dvh',
  color: vars.colour.text,
  padding: or(frame.pageInset, '0'),
  background: or(frame.gutter, vars.colour.page),
  '@media': {
    [media.print]: {
      display: 'block',
      minBlockSize: 0,
      padding: 0,
      background: 'none',
    },
  },
});

export const skipLink = style({
  position: 'fixed',
  zIndex: vars.layer.popover,
  insetBlockStart: vars.space.small,
  insetInlineStart: vars.space.small,
  paddingBlock: vars.space.medium,
  paddingInline: vars.space.large,
  borderRadius: vars.radius.medium,
  background: vars.theme.primary,
  color: vars.theme.onPrimary,
  fontWeight: vars.weight.medium,
  selectors: { '&:not(:focus)': { transform: 'translateY(-200%)' } },
  '@media': hiddenInPrint,
});

/**
 * `display: contents`, so that the navigation is sticky within the page and not within this
 * wrapper.
 */
export const side = style({ display: 'contents', '@media': hiddenInPrint });

// On a small screen the navigation is hidden until the script has made it a drawer.
globalStyle(`${side} > [data-mode='side']`, {
  '@media': { [media.belowMd]: { display: 'none' } },
});

/** With a horizontal menu the navigation is only a drawer for small screens. */
export const drawer = style([side, { '@media': { [media.md]: { display: 'none' } } }]);

export const page = style({
  flex: '1 1 0',
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  maxInlineSize: or(frame.pageMaxWidth, 'none'),
  marginInline: 'auto',
  borderRadius: or(frame.pageRadius, '0'),
  boxShadow: or(frame.pageShadow, 'none'),
  '@media': { [media.print]: { display: 'block', maxInlineSize: 'none', boxShadow: 'none' } },
});

export const header = style({
  position: 'relative',
  zIndex: vars.layer.bar,
  flex: 'none',
  padding: or(frame.headerInset, '0'),
  background: or(frame.headerBackground, vars.colour.bar),
  boxShadow: or(frame.headerShadow, vars.shadow.small),
  borderStartStartRadius: 'inherit',
  borderStartEndRadius: 'inherit',
  '@media': hiddenInPrint,
});

export const headerPanel = style({
  maxInlineSize: or(frame.headerPanelMaxWidth, 'none'),
  marginInline: 'auto',
  paddingBlock: or(frame.headerPanelPadding, '0'),
  borderBlockEnd: `${vars.border.hair} solid ${or(frame.headerLine, inDarkOnly)}`,
  borderStartStartRadius: or(frame.headerPanelRadius, 'inherit'),
  borderStartEndRadius: or(frame.headerPanelRadius, 'inherit'),
  background: or(frame.headerPanelBackground, 'none'),
  boxShadow: or(frame.headerPanelShadow, 'none'),
});

/** The containing block of the search bar. */
export const barRow = style({
  position: 'relative',
  color: vars.colour.text,
});

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.hair,
  maxInlineSize: or(frame.barMaxWidth, 'none'),
  minBlockSize: or(frame.barHeight, vars.size.bar),
  marginInline: 'auto',
  paddingBlock: vars.space.small,
  paddingInline: or(frame.barInset, vars.space.small),
  '@media': {
    [media.sm]: {
      gap: vars.space.small,
      paddingInline: or(frame.barInset, vars.space.large),
    },
    [media.md]: { paddingInline: or(frame.barInset, vars.space.xlarge) },
  },
});

export const barStart = style({
  display: 'flex',
  alignItems: 'center',
  gap: 'inherit',
  flex: 'none',
});

export const belowMd = style({ '@media': { [media.md]: { display: 'none' } } });
export const fromMd = style({ '@media': { [media.belowMd]: { display: 'none' } } });

export const logo = style({ marginInline: vars.space.xsmall });
export const logoFromMd = style([logo, fromMd]);

/** At least as wide as one entry: the actions wrap to a second row before the menu is cut. */
export const menuInBar = style([fromMd, { flex: '1 1 0', minInlineSize: unit(44) }]);

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'end',
  gap: 'inherit',
  marginInlineStart: 'auto',
});

export const menuRow = style([fromMd, { background: or(frame.menuBackground, 'none') }]);

export const menuRowInner = style({
  display: 'flex',
  alignItems: 'center',
  maxInlineSize: or(frame.barMaxWidth, 'none'),
  minBlockSize: vars.size.bar,
  marginInline: 'auto',
  paddingInline: or(frame.menuInset, vars.space.large),
});

export const bodyInset = style({
  flex: '1 1 auto',
  display: 'flex',
  flexDirection: 'column',
  padding: or(frame.bodyInset, '0'),
  '@media': { [media.print]: { display: 'block', padding: 0 } },
});

export const body = style({
  flex: '1 1 auto',
  display: 'flex',
  flexDirection: 'column',
  inlineSize: '100%',
  maxInlineSize: or(frame.bodyMaxWidth, 'none'),
  marginInline: 'auto',
  borderRadius: or(frame.bodyRadius, '0'),
  background: or(frame.bodyBackground, vars.colour.page),
  boxShadow: or(frame.bodyShadow, 'none'),
  '@media': {
    [media.print]: {
      display: 'block',
      maxInlineSize: 'none',
      background: 'none',
      boxShadow: 'none',
    },
  },
});

/** Full width on a phone; otherwise aligned with the page below. */
export const advertisement = style({
  flex: 'none',
  '@media': {
    [media.sm]: {
      inlineSize: '100%',
      maxInlineSize: vars.column.width,
      marginInline: 'auto',
      paddingBlockStart: vars.space.xlarge,
      paddingInline: vars.column.marginFromSm,
    },
    [media.md]: { paddingInline: vars.column.marginFromMd },
    ...hiddenInPrint,
  },
});

export const main = style({
  position: 'relative',
  flex: '1 1 auto',
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  outline: 'none',
  '@media': { [media.print]: { display: 'block' } },
});

export const footer = style({
  position: 'relative',
  zIndex: vars.layer.bar,
  flex: 'none',
  borderEndStartRadius: 'inherit',
  borderEndEndRadius: 'inherit',
  paddingInline: or(frame.footerOuterInset, '0'),
  '@media': hiddenInPrint,
});

export const footerPanel = style({
  maxInlineSize: or(frame.footerPanelMaxWidth, 'none'),
  marginInline: 'auto',
  borderEndStartRadius: 'inherit',
  borderEndEndRadius: 'inherit',
  borderBlockStart: `${vars.border.hair} solid ${vars.colour.border}`,
  background: or(frame.footerBackground, vars.colour.bar),
  boxShadow: or(frame.footerShadow, 'none'),
});

export const footerRow = style({
  display: 'flex',
  alignItems: 'center',
  maxInlineSize: or(frame.footerMaxWidth, 'none'),
  // The edge above it counts in the height.
  minBlockSize: `calc(${or(frame.footerHeight, unit(14))} - ${vars.border.hair})`,
  marginInline: 'auto',
  // Two lines of links fit into the height of a phone.
  paddingBlock: vars.space.hair,
  paddingInline: or(frame.footerInset, vars.space.large),
  color: vars.colour.textSecondary,
  fontWeight: vars.weight.medium,
  '@media': { [media.md]: { paddingInline: or(frame.footerInset, vars.space.xlarge) } },
});

export const chat = style({ flex: 'none', '@media': hiddenInPrint });
